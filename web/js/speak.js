// Words for those who listen: one polite region for cards, turns and results, one for refusals.

import { byId } from './dom.js';

let queue = [];
let timer = 0;

/** Says something when there is time. */
export function say(text) {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const region = byId('polite');
    if (region) region.textContent = queue.join('. ');
    queue = [];
  }, 120);
}

/** Says something at once. */
export function sayNow(text) {
  const region = byId('assertive');
  if (!region) return;
  region.textContent = '';
  region.textContent = text;
}
