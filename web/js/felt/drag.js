// Cards moved by hand: a card that may be dragged follows a finger or a mouse, the place it would
// fall into is shown, and where it is let go the felt is told. A short touch stays a tap.

import { translate } from '../dom.js';

/** From so many pixels on a press is a drag. */
const FAR = 6;

/** The place that holds a point: `places` are {x, y, w, h}; pure. */
export const placeAt = (places, { x, y }) =>
  places.findIndex((box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);

/**
 * Lets an element be dragged by what its card says of it (`el.how`): `places()` where it may fall,
 * `over(place)` while it hangs over one (−1 over none), `drop(place, point)` where it is let go.
 */
export function draggable(stage, el) {
  if (el.drags) return;
  el.drags = true;
  keeps(el);
  el.addEventListener('pointerdown', (event) => {
    if (!event.button && event.isPrimary && el.how) begin(stage, el, event);
  });
}

/** A finger that moves on an element does not scroll the page (`touch-action` knows no SVG shapes). */
export const keeps = (el) =>
  el.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    passive: false,
  });

function begin(stage, el, start) {
  const from = pointOf(stage, start);
  const { e: x, f: y } = el.transform.baseVal.consolidate().matrix;
  let ghost = null;
  const move = (event) => {
    if (event.pointerId !== start.pointerId) return;
    const to = pointOf(stage, event);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    ghost ??= lift(stage, el);
    ghost.setAttribute('transform', translate(x + dx, y + dy));
    el.how?.over(placeAt(el.how.places(), to));
  };
  const end = (event) => {
    if (event.pointerId !== start.pointerId) return;
    for (const [name, hear] of hears) removeEventListener(name, hear);
    if (!ghost) return;
    ghost.remove();
    stage.held = null;
    el.classList.remove('lifted');
    swallow();
    const { how } = el;
    const to = pointOf(stage, event);
    how?.over(-1);
    if (event.type === 'pointerup') how?.drop(placeAt(how.places(), to), to);
  };
  const hears = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ];
  for (const [name, hear] of hears) addEventListener(name, hear);
}

/** What is seen to move: a likeness above everything; the card itself stays, dimmed. */
function lift(stage, el) {
  const ghost = el.cloneNode(true);
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-key'])
    ghost.removeAttribute(name);
  ghost.setAttribute('class', 'card-at ghost');
  ghost.setAttribute('aria-hidden', 'true');
  stage.svg.append(ghost);
  stage.held = el;
  el.classList.add('lifted');
  stage.ctx.unpop();
  return ghost;
}

/** The click that follows a drag is none. */
function swallow() {
  const none = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', none, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', none, { capture: true }), 0);
}

/** A point of the screen on the felt. */
function pointOf(stage, { clientX, clientY }) {
  const box = stage.svg.getBoundingClientRect();
  const k = stage.width / box.width;
  return { x: (clientX - box.left) * k, y: (clientY - box.top) * k };
}
