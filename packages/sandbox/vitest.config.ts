import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// What needs no database, or brings its own.
const alone = [
  'test/attacks/cost/**/*.test.ts',
  'test/cli/**/*.test.ts',
  'test/connect/resolved-names.test.ts',
  'test/documents/**/*.test.ts',
  'test/engine/remembered.test.ts',
  'test/layout.test.ts',
  'test/mutants/**/*.test.ts',
  'test/control/seed/**/*.test.ts',
  'test/server/{mcp,testing/playwright,testing/runners}.test.ts',
  'test/server/deployment.test.ts',
  'test/storage/faults/linearizable.test.ts',
  'test/storage/{away,full,one-owner,unwell}.test.ts',
];
// What people see is made from the same answers whichever database they come from.
const pages = [
  'test/attacks/browser.test.ts',
  'test/console/**/*.test.ts',
  'test/envelopes/views/**/*.test.ts',
  'test/oauth/consent/browser.test.ts',
];
// What takes long, or proves what a change of a handler rarely breaks; `prove` runs it.
const slow = [
  'test/attacks/**/*.test.ts',
  'test/documents/fuzz/**/*.test.ts',
  'test/envelopes/walks/**/*.test.ts',
  'test/rooms-v2/walks/**/*.test.ts',
  'test/storage/{away,full,unwell}.test.ts',
  'test/storage/faults/history.test.ts',
  'test/storage/kill/**/*.test.ts',
];
// What two servers do on one database.
const shared = ['test/storage/races/**/*.test.ts', 'test/storage/faults/{clocks,rolling}.test.ts'];

// What state does is the same whichever database it is kept in.
export default mergeConfig(base, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['test/**/*.test.ts'],
          exclude: [...shared, ...slow],
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/**/*.test.ts'],
          exclude: [...alone, ...pages],
          globalSetup: 'test/postgres-server.ts',
        },
      },
    ],
  },
});
