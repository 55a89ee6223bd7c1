// What this browser keeps: settings, last bets, the record of a session. Never money itself.

const NAME = 'croupier';
const kept = (() => {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}');
  } catch {
    return {};
  }
})();
const hearers = new Set();

/** A setting. */
export const setting = (name, otherwise) => kept[name] ?? otherwise;

/** Changes a setting, keeps it and tells whoever hears. */
export function change(name, value) {
  kept[name] = value;
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  for (const hear of hearers) hear(name, value);
}

/** Hears of changed settings; answers how to stop. */
export function onChange(hear) {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

const sessions = new Map();

/** A record of this visit, by name. */
export function remembered(name, otherwise) {
  if (!sessions.has(name)) {
    try {
      sessions.set(name, JSON.parse(sessionStorage.getItem(`${NAME}:${name}`)) ?? otherwise);
    } catch {
      sessions.set(name, otherwise);
    }
  }
  return sessions.get(name);
}

/** Keeps a record for this visit. */
export function remember(name, value) {
  sessions.set(name, value);
  try {
    sessionStorage.setItem(`${NAME}:${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the record lives as long as the page.
  }
}

/** Switches the theme, or follows the system where none is named. */
export function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  change('theme', theme);
}

/** Whether the room is dark now. */
export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Two or four colours of suits. */
export function setDeck(four) {
  if (four) document.documentElement.dataset.deck = 'four';
  else delete document.documentElement.dataset.deck;
  change('four', four);
}
