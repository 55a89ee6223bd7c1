// What floats: dialogues, popovers, refusals at the place of an act. One of each at a time.

import { byId, fresh, h, n2 } from './dom.js';
import { icon } from './icons.js';
import { W } from './words.js';

/** Opens a dialogue; answers how to close it. */
export function dialog(title, body, { class: name = '', onclose } = {}) {
  const id = fresh('title');
  const box = h(
    'dialog',
    { class: name, 'aria-labelledby': id },
    h(
      'div',
      { class: 'dialog-head' },
      h('h2', { id }, title),
      h(
        'button',
        { class: 'round', 'aria-label': W.close, onclick: () => box.close() },
        icon('close'),
      ),
    ),
    h('div', { class: 'dialog-body' }, body),
  );
  box.addEventListener('close', () => {
    box.remove();
    onclose?.();
  });
  box.addEventListener('click', (event) => {
    if (event.target === box) box.close();
  });
  byId('over').append(box);
  box.showModal();
  return { box, close: () => box.close() };
}

let pop = null;

/** Shows a popover by a rectangle of the screen, on the side where it covers least of `avoid`. */
export function popover(rect, content, { class: name = '', width = 212, avoid = [] } = {}) {
  closePopover();
  const box = h('div', { class: `pop ${name}`, role: 'tooltip', id: 'pop' }, content);
  box.style.width = `${width}px`;
  byId('over').append(box);
  const { height } = box.getBoundingClientRect();
  const { side, left, top } = placed(rect, width, height, avoid, {
    width: innerWidth,
    height: innerHeight,
  });
  box.classList.add(side);
  box.style.left = `${n2(left)}px`;
  box.style.top = `${n2(top)}px`;
  const middle =
    side === 'above' || side === 'below'
      ? rect.left + rect.width / 2 - left
      : rect.top + rect.height / 2 - top;
  box.style.setProperty(
    '--tip',
    `${n2(clamp(middle, 16, (side === 'above' || side === 'below' ? width : height) - 16))}px`,
  );
  pop = box;
  return box;
}

/** Where a popover goes: above, below, left or right of a rectangle; pure. */
export function placed(rect, width, height, avoid, screen) {
  const [edge, gap] = [8, 12];
  const [midX, midY] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const across = clamp(midX - width / 2, edge, screen.width - width - edge);
  const along = clamp(midY - height / 2, edge, screen.height - height - edge);
  const places = [
    { side: 'above', left: across, top: rect.top - height - gap },
    { side: 'below', left: across, top: rect.top + rect.height + gap },
    { side: 'left', left: rect.left - width - gap, top: along },
    { side: 'right', left: rect.left + rect.width + gap, top: along },
  ];
  const fits = ({ left, top }) =>
    left >= edge &&
    top >= edge &&
    left + width <= screen.width - edge &&
    top + height <= screen.height - edge;
  const covers = ({ left, top }) =>
    avoid.reduce(
      (sum, one) =>
        sum +
        Math.max(0, Math.min(left + width, one.left + one.width) - Math.max(left, one.left)) *
          Math.max(0, Math.min(top + height, one.top + one.height) - Math.max(top, one.top)),
      0,
    );
  const inside = places.filter(fits);
  if (!inside.length)
    return {
      side: 'above',
      left: across,
      top: clamp(rect.top - height - gap, edge, screen.height - height - edge),
    };
  return inside.reduce((best, one) => (covers(one) < covers(best) ? one : best));
}

/** Closes the popover, if one is open. */
export function closePopover() {
  pop?.remove();
  pop = null;
}

export const popoverOpen = () => Boolean(pop);

const clamp = (x, low, high) => Math.min(Math.max(x, low), Math.max(low, high));

globalThis.addEventListener?.('keydown', (event) => {
  if (event.key === 'Escape') closePopover();
});
globalThis.addEventListener?.('scroll', closePopover, true);
globalThis.addEventListener?.('resize', closePopover);
