// What floats: dialogues, popovers, refusals at the place of an act. One of each at a time.

import { byId, fresh, h, n2 } from './dom.js';
import { icon } from './icons.js';
import { W } from './words.js';

/** Opens a dialogue; answers how to close it. */
export function dialog(title, body, { class: name = '', onclose } = {}) {
  const id = fresh('title');
  const box = h('dialog', { class: name, 'aria-labelledby': id },
    h('div', { class: 'dialog-head' },
      h('h2', { id }, title),
      h('button', { class: 'round', 'aria-label': W.close, onclick: () => box.close() }, icon('close'))),
    h('div', { class: 'dialog-body' }, body));
  box.addEventListener('close', () => {
    box.remove();
    onclose?.();
  });
  box.addEventListener('click', (event) => { if (event.target === box) box.close(); });
  byId('over').append(box);
  box.showModal();
  return { box, close: () => box.close() };
}

let pop = null;

/** Shows a popover by a rectangle of the screen, above it where there is room. */
export function popover(rect, content, { class: name = '', width = 212, avoid } = {}) {
  closePopover();
  const box = h('div', { class: `pop ${name}`, role: 'tooltip', id: 'pop' }, content);
  box.style.width = `${width}px`;
  byId('over').append(box);
  const { height } = box.getBoundingClientRect();
  const [edge, gap] = [8, 12];
  const left = clamp(rect.left + rect.width / 2 - width / 2, edge, innerWidth - width - edge);
  const above = rect.top - height - gap >= Math.max(edge, avoid ?? 0) || rect.bottom + height + gap > innerHeight;
  const top = above ? Math.max(edge, rect.top - height - gap) : rect.bottom + gap;
  box.classList.add(above ? 'above' : 'below');
  box.style.left = `${n2(left)}px`;
  box.style.top = `${n2(top)}px`;
  box.style.setProperty('--tip', `${n2(clamp(rect.left + rect.width / 2 - left, 16, width - 16))}px`);
  pop = box;
  return box;
}

/** Closes the popover, if one is open. */
export function closePopover() {
  pop?.remove();
  pop = null;
}

export const popoverOpen = () => Boolean(pop);

const clamp = (x, low, high) => Math.min(Math.max(x, low), Math.max(low, high));

addEventListener('keydown', (event) => { if (event.key === 'Escape') closePopover(); });
addEventListener('scroll', closePopover, true);
addEventListener('resize', closePopover);
