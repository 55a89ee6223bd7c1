// Keys of the table page: Space goes on (G where a mark has the focus, for there Space bets), letters
// press what they are printed on, digits pick a chip.

import { keyOf } from './choices.js';

/** A key pressed anywhere on the table page. */
export function pressed(page, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (page.live.link === 'lost') return;
  const { target } = event;
  if (target.closest?.('dialog, input, textarea, select')) return;
  const onButton = target.closest?.('button, a, [role="button"]');
  if (event.key === ' ' && !onButton) {
    event.preventDefault();
    if (page.live.finish()) return;
    page.rail.node.querySelector('.main-act:not(:disabled)')?.click();
    return;
  }
  if (onButton && (event.key === ' ' || event.key === 'Enter')) return;
  if (page.live.myTurn) {
    decides(page, event);
    return;
  }
  if (/^[1-5]$/.test(event.key)) {
    const chip = page.bets.tray()[Number(event.key) - 1];
    if (chip) page.bets.pick(chip.value);
    page.rail.renew();
  } else if (event.key.toUpperCase() === 'M') {
    page.stage.svg.querySelector('[data-mark][tabindex="0"]')?.focus();
  } else printed(page, event);
}

/** Presses the button of the rail that a letter is printed on. */
function printed(page, event) {
  const letter = event.key.toUpperCase();
  const says = (button) =>
    [...button.querySelectorAll('kbd')].some((key) => key.textContent === letter);
  const button = [...page.rail.node.querySelectorAll('button:not(:disabled)')].find(says);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** A key when it is one's turn: a choice by its letter, or what the felt makes of it. */
function decides(page, event) {
  const letter = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (page.felt.key?.(page.stage, page, event)) {
    event.preventDefault();
    return;
  }
  const choice = page.live.menu.find(
    (one) => one.verb === 'decide' && !one.refused && keyOf(one, page.live.menu) === letter,
  );
  const button =
    choice &&
    [...page.rail.node.querySelectorAll('button.choice')].find(
      (one) =>
        one.dataset.choice === choice.id &&
        (!one.dataset.amount || one.dataset.amount === choice.amount?.min),
    );
  if (button) {
    event.preventDefault();
    button.click();
  } else if (event.key === 'Enter') {
    page.rail.node.querySelector('.pick:not(:disabled)')?.click();
  }
}
