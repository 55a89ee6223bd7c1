// All browser tests on one floor and in one browser; those that take longest begin first.

import families from './families.test.js';
import floor from './floor.test.js';
import hands from './hands.test.js';
import keys from './keys.test.js';
import lobby from './lobby.test.js';
import panel from './panel.test.js';
import rounds from './rounds.test.js';
import staff from './staff.test.js';
import { beside } from './support.js';

beside('the web floor', () => {
  for (const tests of [families, lobby, hands, keys, panel, rounds, staff, floor]) tests();
});
