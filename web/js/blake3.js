// BLAKE3 in plain JavaScript: hashing and key derivation, for commitments checked in the browser.
// https://github.com/BLAKE3-team/BLAKE3-specs describes it; small inputs, no trees in parallel.

const IV = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const [CHUNK_START, CHUNK_END, PARENT, ROOT] = [1, 2, 4, 8];
const [CONTEXT, MATERIAL] = [32, 64];
const [BLOCK, CHUNK] = [64, 1024];

const rotate = (x, n) => (x >>> n) | (x << (32 - n));

function quarter(v, a, b, c, d, x, y) {
  v[a] = (v[a] + v[b] + x) | 0;
  v[d] = rotate(v[d] ^ v[a], 16);
  v[c] = (v[c] + v[d]) | 0;
  v[b] = rotate(v[b] ^ v[c], 12);
  v[a] = (v[a] + v[b] + y) | 0;
  v[d] = rotate(v[d] ^ v[a], 8);
  v[c] = (v[c] + v[d]) | 0;
  v[b] = rotate(v[b] ^ v[c], 7);
}

/** All sixteen words of a block compressed; the first eight are the next chaining value. */
function compress(chain, block, counter, length, flags) {
  const v = Int32Array.of(
    ...chain,
    IV[0],
    IV[1],
    IV[2],
    IV[3],
    counter | 0,
    Math.floor(counter / 2 ** 32),
    length,
    flags,
  );
  let m = block;
  for (let round = 0; round < 7; round += 1) {
    quarter(v, 0, 4, 8, 12, m[0], m[1]);
    quarter(v, 1, 5, 9, 13, m[2], m[3]);
    quarter(v, 2, 6, 10, 14, m[4], m[5]);
    quarter(v, 3, 7, 11, 15, m[6], m[7]);
    quarter(v, 0, 5, 10, 15, m[8], m[9]);
    quarter(v, 1, 6, 11, 12, m[10], m[11]);
    quarter(v, 2, 7, 8, 13, m[12], m[13]);
    quarter(v, 3, 4, 9, 14, m[14], m[15]);
    m = ORDER.map((at) => m[at]);
  }
  for (let i = 0; i < 8; i += 1) {
    v[i] ^= v[i + 8];
    v[i + 8] ^= chain[i];
  }
  return v;
}

function words(bytes, from, to) {
  const block = new Array(16).fill(0);
  for (let at = from; at < to; at += 1)
    block[(at - from) >> 2] |= bytes[at] << (8 * ((at - from) & 3));
  return block;
}

/** The last block of a chunk, not yet compressed: its parent, or the root, decides the flags. */
function chunk(key, bytes, from, to, n, flags) {
  let chain = key;
  let at = from;
  let start = CHUNK_START;
  while (to - at > BLOCK) {
    chain = compress(chain, words(bytes, at, at + BLOCK), n, BLOCK, flags | start).slice(0, 8);
    start = 0;
    at += BLOCK;
  }
  return {
    chain,
    block: words(bytes, at, to),
    n,
    length: to - at,
    flags: flags | start | CHUNK_END,
  };
}

const chained = ({ chain, block, n, length, flags }) =>
  compress(chain, block, n, length, flags).slice(0, 8);

function tree(key, bytes, from, to, n, flags) {
  if (to - from <= CHUNK) return chunk(key, bytes, from, to, n, flags);
  // The left part holds the largest power of two of chunks that leaves something to the right.
  let left = CHUNK;
  while (left * 2 < to - from) left *= 2;
  const halves = [
    tree(key, bytes, from, from + left, n, flags),
    tree(key, bytes, from + left, to, n + left / CHUNK, flags),
  ].map(chained);
  const block = [...halves[0], ...halves[1]];
  return { chain: key, block, n: 0, length: BLOCK, flags: flags | PARENT };
}

function digest(key, bytes, flags) {
  const { chain, block, length, flags: own } = tree(key, bytes, 0, bytes.length, 0, flags);
  const out = compress(chain, block, 0, length, own | ROOT);
  const result = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) result[i] = out[i >> 2] >>> (8 * (i & 3));
  return result;
}

const asWords = (bytes) => words(bytes, 0, 32).slice(0, 8);
const utf8 = (text) => new TextEncoder().encode(text);

/** The hash of bytes. */
export const blake3 = (bytes) => digest(IV, bytes, 0);

/** The hash of bytes in key derivation mode, under a context. */
export function deriveKey(context, bytes) {
  return digest(asWords(digest(IV, utf8(context), CONTEXT)), bytes, MATERIAL);
}

/** Lowercase hexadecimal. */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of hexadecimal. */
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));

/** The hash that links record `n` to the one before: the journal's chain, context and all. */
export function link(previous, n, body) {
  const record = utf8(body);
  const bytes = new Uint8Array(40 + record.length);
  bytes.set(previous);
  new DataView(bytes.buffer).setBigUint64(32, BigInt(n), true);
  bytes.set(record, 40);
  return deriveKey('croupier journal 1', bytes);
}

/** What binds a floor to an order of cards: key derivation over salt and order, a zero between. */
export const commitmentOf = (salt, order) =>
  hex(deriveKey('croupier floor shuffle 1', utf8(`${salt}\u0000${order}`)));
