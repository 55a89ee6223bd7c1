// Elements by code. Text is only ever text: nothing here parses markup.

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element: `h('p', {class: 'quiet'}, 'words')`. */
export const h = (tag, props, ...kids) => fill(document.createElement(tag), props, kids);

/** An SVG element. */
export const s = (tag, props, ...kids) => fill(document.createElementNS(SVG, tag), props, kids);

function fill(node, props, kids) {
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  add(node, kids);
  return node;
}

/** Sets an attribute, a listener (`onclick`) or custom properties (`style`). */
export function set(node, name, value) {
  if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else if (name.startsWith('on')) {
    node.addEventListener(name.slice(2), value);
  } else if (name === 'style') {
    for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
  } else if (name === 'value' && 'value' in node) {
    node.value = value;
  } else {
    node.setAttribute(name, value === true ? '' : value);
  }
}

/** Appends children: nodes, texts, lists of both; nothing for null and false. */
export function add(node, kids) {
  for (const kid of kids.flat(Infinity)) {
    if (kid === null || kid === undefined || kid === false) continue;
    node.append(kid instanceof Node ? kid : String(kid));
  }
  return node;
}

/** Puts these children in place of all others. */
export function put(node, ...kids) {
  node.replaceChildren();
  return add(node, kids);
}

/**
 * Keeps one child for each item, in order: known ones stay the same element, so that motion and
 * focus survive. `make(item)` draws a new one, `renew(element, item)` changes a known one.
 */
export function keyed(node, items, key, make, renew) {
  const old = new Map([...node.children].map((kid) => [kid.dataset.key, kid]));
  let at = node.firstElementChild;
  for (const item of items) {
    const name = String(key(item));
    let kid = old.get(name);
    if (kid) {
      old.delete(name);
      renew?.(kid, item);
    } else {
      kid = make(item);
      kid.dataset.key = name;
    }
    if (kid === at) at = at.nextElementSibling;
    else node.insertBefore(kid, at);
  }
  for (const kid of old.values()) kid.remove();
}

/** A round number with at most two decimals, for attributes. */
export const n2 = (x) => String(Math.round(x * 100) / 100);

export const translate = (x, y) => `translate(${n2(x)} ${n2(y)})`;

/** Whether somebody asked for stillness. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the screen is a phone's. */
export const phone = () => matchMedia('(max-width: 899px)').matches;

/** A node by its id. */
export const byId = (id) => document.getElementById(id);

let count = 0;
/** An id nobody else has. */
export const fresh = (stem) => `${stem}-${++count}`;
