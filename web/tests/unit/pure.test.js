import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blake3, commitmentOf, deriveKey, hex, link } from '../../js/blake3.js';
import { blank, fromSight, netOf, nets, roundsOf, step } from '../../js/fold.js';
import { best, compare, name, threeName, value } from '../../js/hands.js';
import { brief, cents, full, percent, plain, signed, signedFull } from '../../js/money.js';
import { chipsOf } from '../../js/pieces/chip.js';

test('money is whole cents', () => {
  assert.equal(cents('25.00'), 2500);
  assert.equal(cents('-0.05'), -5);
  assert.equal(cents('7'), 700);
  assert.ok(Number.isNaN(cents('abc')));
  assert.equal(plain(5), '0.05');
  assert.equal(plain(-123456), '-1234.56');
  assert.equal(full(130000, 'co'), '$1,300.00');
  assert.equal(full(-1000, 'uk'), '−£10.00');
  assert.equal(brief(250, 'sg'), 'S$2.50');
  assert.equal(brief(100000000, 'ca'), '$1,000,000');
  assert.equal(signed(9500), '+95.00');
  assert.equal(signed(-1000), '−10.00');
  assert.equal(signedFull(0, 'co'), '$0.00');
  assert.equal(percent(0.010579), '1.0579\u2009%');
  assert.equal(percent(-0.5), '−50.0000\u2009%');
});

test('a stack is its largest chips first', () => {
  assert.deepEqual(
    chipsOf(9500).map((chip) => chip.value),
    [2500, 2500, 2500, 500, 500, 500, 500],
  );
  assert.deepEqual(
    chipsOf(250).map((chip) => chip.value),
    [250],
  );
  assert.deepEqual(chipsOf(3).length, 1);
});

test('blake3 as its authors print it', () => {
  const input = (n) => Uint8Array.from({ length: n }, (_, at) => at % 251);
  const known = {
    0: 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262',
    1: '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213',
    64: '4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98',
    1024: '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7',
    1025: 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444',
    3072: 'b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2',
    31744: '62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47',
  };
  for (const [n, digest] of Object.entries(known))
    assert.equal(hex(blake3(input(Number(n)))), digest, n);
  const context = 'BLAKE3 2019-12-27 16:29:52 test vectors context';
  assert.equal(
    hex(deriveKey(context, input(1))),
    'b3e2e340a117a499c6cf2398a19ee0d29cca2bb7404c73063382693bf66cb06c',
  );
});

test('a chain of records as the journal links it', () => {
  const first = link(new Uint8Array(32), 0, '["dealt","Qh"]');
  assert.equal(hex(first).length, 64);
  assert.notEqual(hex(link(first, 1, '["dealt","Qh"]')), hex(first));
});

test('hands have names', () => {
  const told = (text) => name(text.split(' '));
  assert.equal(told('9c 4h 2d Kh 9h'), 'pair of nines');
  assert.equal(told('Ah Jh Qh 8h 3h 2c'), 'flush, ace high');
  assert.equal(told('As 2d 3c 4h 5s'), 'straight to the five');
  assert.equal(told('6s 6d 6c 4h 4s 2d 2c'), 'full house, sixes and fours');
  assert.equal(told('As Ks Qs Js Ts 9s'), 'royal flush');
  assert.equal(told('Ah X'), '');
  assert.equal(told('Ah Ad'), 'pair of aces');
  assert.ok(compare(value(['Ah', 'Ad', '2c']), value(['Kh', 'Kd', 'Qc'])) > 0);
  assert.deepEqual(best('2c 2d 2h 2s 3c 3d'.split(' ')).value.slice(0, 2), [7, 0]);
  assert.equal(threeName(['Ah', '2c', '3d']), 'straight to the three');
  assert.equal(threeName(['Kh', 'Kc', '3d']), 'pair of kings');
});

test('a picture is a fold of events', () => {
  const view = blank();
  const tell = (event, more = {}) => step(view, { n: view.next, event, ...more });
  tell('staked', { seat: 3, wager: 'banker', amount: '25.00' });
  tell('staked', { seat: 3, wager: 'banker', amount: '5.00' });
  tell('staked', { seat: 4, wager: 'tie', amount: '5.00' });
  tell('withdrawn', { seat: 4, wager: 'tie', amount: '5.00', owner: 'seat' });
  assert.deepEqual(
    view.stakes.map(({ seat, amount }) => [seat, amount]),
    [[3, 3000]],
  );
  tell('closed');
  tell('dealt', { to: 'dealer', card: '??', face: 'down' });
  tell('dealt', { to: 'dealer', card: 'Qh', face: 'up' });
  tell('shown', { of: 'dealer', cards: ['2c'] });
  assert.deepEqual(
    view.spots.get('dealer').map(({ card }) => card),
    ['2c', 'Qh'],
  );
  tell('discarded', { of: 'dealer', cards: ['Qh'] });
  assert.equal(view.spots.get('dealer').length, 1);
  const transfers = [
    { from: { seat: 3 }, to: 'layout', amount: '30.00' },
    { from: 'layout', to: { seat: 3 }, amount: '30.00' },
    { from: 'house', to: { seat: 3 }, amount: '28.50' },
  ];
  tell('settled', { lines: [], transfers });
  assert.equal(netOf(view.settlement, 3), 2850);
  assert.equal(
    [...nets(view.settlement).values()].reduce((a, b) => a + b),
    0,
  );
  assert.equal(view.phase, 'over');
  tell('cleared');
  assert.equal(view.spots.size, 0);
  assert.equal(roundsOf(view.log).rounds.length, 1);
});

test('a sight is a picture', () => {
  const view = fromSight({
    next: 9,
    rounds: 1,
    asks: [{ ask: 'wagers' }],
    chairs: [{ seat: 2, standing: 'plays', chips: '5.00' }],
    spots: [{ spot: 'board', cards: [{ card: 'Qh', face: 'up' }] }],
    stakes: [],
    figures: [['spin', '17']],
  });
  assert.deepEqual([view.phase, view.thrown, view.chips.get(2)], ['open', '17', 500]);
});

test('a shuffle is verified as the floor binds itself to it', () => {
  // Second opinions: the same bytes hashed by another implementation.
  assert.equal(
    commitmentOf('00'.repeat(32), 'Ah Kh Qh'),
    '962f814c1a3ec90b31c69d2c8303a8d152885deea031edf0a2c08045d605ebcc',
  );
  assert.notEqual(
    commitmentOf('00'.repeat(32), 'Kh Ah Qh'),
    commitmentOf('00'.repeat(32), 'Ah Kh Qh'),
  );
  assert.equal(
    hex(link(new Uint8Array(32), 0, '["dealt","Qh"]')),
    '427ced2038fd3f464346774fbee89c611c5b8130bbab394c28efa3d766893665',
  );
});
