// Runs before anything is painted: the chosen theme, so that a dark room stays dark.
'use strict';
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('croupier') || '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') {
      document.documentElement.dataset.theme = kept.theme;
    }
    if (kept.four) document.documentElement.dataset.deck = 'four';
  } catch {
    // A browser that keeps nothing follows the system's theme.
  }
})();
