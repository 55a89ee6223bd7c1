// What the auditor reads.

const s = (n, one) => `${n} ${n === 1 ? one : `${one}s`}`;

export const AUDIT = {
  chainOf: (n) => `${n} records in one chain`,
  head: 'head',
  verifyAll: 'Verify all',
  chainWord: 'Chain of records',
  chainOk: 'Chain verified',
  chainNote: (records, rounds, time) =>
    `${records} records, ${rounds} rounds recomputed in ${time} s`,
  findRound: 'Table, round or game',
  asSeen: 'As you may see it',
  asPublic: 'As everybody saw it',
  asCroupier: 'As the croupier saw it',
  asSeat: (n) => `As seat ${n} saw it`,
  recordedWord: 'Recorded and recomputed',
  equalLines: (n, of) => `equal, ${n} of ${of} lines`,
  commitmentWord: 'Shuffle commitment',
  whatHappened: 'What happened',
  shownWord: 'Shown',
  fromWord: 'From',
  roundWord: 'Round',
  toWord: 'To',
  wagerWord: 'Wager',
  why: 'Why',
  net: 'Net',
  sumsTo: (text) => `sums to ${text}`,
  trialBalance: 'Trial balance',
  accounts: 'Accounts',
  stakedWord: 'Staked',
  heldWord: 'Held',
  dayTransfers: (n) => `${s(n, 'transfer')} today.`,
  noExceptions: 'Nothing stands out.',
};
