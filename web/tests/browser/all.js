// All browser tests on one floor and in one browser.

await import('./floor.test.js');
await import('./families.test.js');
await import('./staff.test.js');
