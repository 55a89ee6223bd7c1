await import('./families.test.js');
await import('./staff.test.js');
