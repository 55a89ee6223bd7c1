// All browser tests on one floor and in one browser; those that take longest begin first.

import families from './families.test.js';
import floor from './floor.test.js';
import staff from './staff.test.js';
import { beside } from './support.js';

beside('the web floor', () => {
  for (const tests of [families, staff, floor]) tests();
});
