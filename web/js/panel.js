// The side panel: slip (or decision, or hand), odds, rules, rounds, session. On a phone, a sheet.

import { h, phone, put } from './dom.js';
import { icon } from './icons.js';
import { goOf } from './felt/family.js';
import { signedFull } from './money.js';
import { decision } from './panel/decision.js';
import { oddsTab } from './panel/odds.js';
import { roundsTab } from './panel/rounds.js';
import { rulesTab } from './panel/rules.js';
import { sessionTab } from './panel/session.js';
import { myLines, slip } from './panel/slip.js';
import { netOf } from './fold.js';
import { change, setDeck, setting } from './store.js';
import { toggle } from './settings.js';
import { W } from './words.js';

const betweenPlayers = (sign) => sign.bank === 'pot' || sign.bank === 'points';
let handLog = null;

/** Fetches what only some tables show. */
export async function prepared(sign) {
  if (betweenPlayers(sign)) ({ handLog } = await import('./panel/hand.js'));
}

export class Panel {
  constructor(page) {
    this.page = page;
    const pot = betweenPlayers(page.live.sign);
    const decides = page.live.sign.words.length > 0 && !pot;
    this.tabs = [
      pot ? ['hand', W.hand] : null,
      ['slip', W.slip],
      decides ? ['decision', W.decision] : null,
      pot ? null : ['odds', W.odds],
      ['rules', W.rules],
      ['rounds', pot ? W.hands : W.rounds],
      ['session', W.session],
    ].filter(Boolean);
    this.tab = pot ? 'hand' : 'slip';
    this.list = h('div', { class: 'tabs', role: 'tablist' });
    this.line = h('div', { class: 'panel-line' });
    this.body = h('div', { class: 'panel-body', role: 'tabpanel', id: 'panel-body', tabindex: 0 });
    this.grip = h('button', {
      class: 'grip',
      type: 'button',
      'aria-expanded': 'false',
      onclick: () => this.pull(),
    });
    this.node = h(
      'aside',
      { class: 'panel', 'aria-label': W.slip },
      this.grip,
      this.list,
      this.line,
      this.body,
    );
    this.list.addEventListener('keydown', (event) => this.key(event));
  }

  /** A phone's sheet opens or closes. */
  pull(open = !this.node.classList.contains('open')) {
    this.node.classList.toggle('open', open);
    this.grip.setAttribute('aria-expanded', open ? 'true' : 'false');
  }

  choose(tab) {
    this.tab = tab;
    this.renew();
    if (phone()) this.pull(true);
  }

  key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = this.tabs.findIndex(([name]) => name === this.tab);
    const [next] = this.tabs[(at + step + this.tabs.length) % this.tabs.length];
    this.choose(next);
    this.list.querySelector('[aria-selected="true"]')?.focus();
  }

  /** What is settled now, or was last. */
  get settled() {
    const { live, lastSettled } = this.page;
    return live.view.phase === 'over' && live.view.settlement
      ? live.view.settlement
      : (lastSettled ?? null);
  }

  renew() {
    const { live } = this.page;
    const turn = live.myTurn && this.tabs.some(([name]) => name === 'decision');
    if (turn && this.tab === 'slip') this.tab = 'decision';
    if (!live.myTurn && this.tab === 'decision') this.tab = 'slip';
    const shown = this.tabs.filter(
      ([name]) => (name !== 'decision' || turn) && (name !== 'odds' || !turn),
    );
    if (turn && this.tab === 'odds') this.tab = 'decision';
    put(
      this.list,
      shown.map(([name, words]) =>
        h(
          'button',
          {
            class: 'tab',
            role: 'tab',
            id: `tab-${name}`,
            'aria-selected': name === this.tab ? 'true' : 'false',
            'aria-controls': 'panel-body',
            tabindex: name === this.tab ? 0 : -1,
            onclick: () => this.choose(name),
          },
          words,
        ),
      ),
    );
    this.body.setAttribute('aria-labelledby', `tab-${this.tab}`);
    this.gripWords();
    this.fill();
  }

  fill() {
    const { page } = this;
    const make = {
      slip: () => this.slip(),
      odds: oddsTab,
      rules: rulesTab,
      rounds: roundsTab,
      session: sessionTab,
      decision,
      hand: handLog,
    };
    const { scrollTop } = this.body;
    const key = `${this.tab} ${this.tab === 'odds' || this.tab === 'rules' ? page.edges.wagers.length + page.edges.asked.size : Math.random()}`;
    if (key === this.filled) return;
    this.filled = key;
    put(this.body, make[this.tab](page));
    // A hand is read at its end.
    this.body.scrollTop = this.tab === 'hand' ? this.body.scrollHeight : scrollTop;
  }

  slip() {
    const { live, book, edges } = this.page;
    const settlement = this.settled;
    if (!settlement) {
      return h('div', { class: 'empty' }, h('strong', {}, W.noSlip), h('p', {}, W.noSlipNote));
    }
    const lines = myLines(settlement, live.seat);
    const expected = edges.expected(lines);
    const n = live.view.rounds;
    return slip({
      sign: live.sign,
      book,
      settlement,
      seat: live.seat,
      round: W.round(goOf(live.sign), n),
      outcome: this.page.outcome,
      expected: expected?.mean ?? null,
      judged: this.page.adviser.of(n),
      actions: h('button', { class: 'link', onclick: () => this.choose('rounds') }, W.replay),
    });
  }

  gripWords() {
    const { live, book } = this.page;
    const settlement = this.settled;
    const net = settlement ? netOf(settlement, live.seat) : 0;
    const lines = settlement ? myLines(settlement, live.seat).length : 0;
    put(
      this.grip,
      h('span', { class: 'grip-bar' }),
      settlement && lines
        ? [
            h(
              'span',
              { class: `grip-net ${net > 0 ? 'win' : net < 0 ? 'lose' : ''}` },
              signedFull(net, book),
            ),
            h(
              'span',
              { class: 'quiet' },
              `${W.round(goOf(live.sign), live.view.rounds)} · ${W.slipLines(lines)}`,
            ),
          ]
        : [h('strong', {}, W.slip), h('span', { class: 'quiet' }, W.noSlip)],
      icon('up'),
    );
  }

  /** Asked once, at the first table, in a line of its own: would four colours help? */
  offer() {
    if (setting('asked', false) || this.page.live.sign.chance.throw) return;
    change('asked', true);
    const close = { class: 'round', 'aria-label': W.close, onclick: () => this.unoffer() };
    put(
      this.line,
      toggle(W.fourColours, '', false, setDeck),
      h('button', { ...close, type: 'button' }, icon('close')),
    );
  }

  /** It goes by itself once a round was played. */
  unoffer() {
    put(this.line);
  }
}
