// Tests which tests of a workspace `npm test -- --changed` runs again, after edits of the package that
// they call. `COUNTERSIGN_AFFECTED` is what the command sets.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '@countersign/packages';
import { beforeEach, expect, it } from 'vitest';
import { write } from '../command.ts';
import { copyBootstrap } from './copy.ts';

// A server that loads the handler of a call when it is called, as ours do.
const server = {
  'server/package.json': { name: '@countersign/server', type: 'module' },
  'server/dist/index.js': `
    import { frame } from './frame.js';
    const handlers = { locks: () => import('./locks.js'), notes: () => import('./notes.js') };
    export const start = () => ({
      call: async (name) => frame((await handlers[name]()).handle()),
    });`,
  'server/dist/frame.js': 'export const frame = (answer) => `<${answer}>`;',
  'server/dist/words.js': "export const word = 'locked';",
  'server/dist/locks.js': "import { word } from './words.js'; export const handle = () => word;",
  'server/dist/notes.js': "export const handle = () => 'noted';",
  'server/dist/unused.js': "export const handle = () => 'unused';",
  'server/dist/world.json': '{}',
};

const tests = {
  'tests/package.json': { name: '@countersign/tests', type: 'module' },
  'tests/vitest.config.ts': `
    import { chooseAffected } from '@countersign/config/affected';
    const affected = chooseAffected({
      folder: import.meta.dirname,
      modules: ['../server/dist/*.js'],
      tests: ['*.test.ts'],
      inParts: ['parts.test.ts'],
      shared: [],
      always: [],
    });
    export default {
      test: {
        ...affected,
        passWithNoTests: true,
        exclude: affected.exclude,
        reporters: ['json', ...affected.reporters],
        outputFile: 'reports/tests.json',
        server: { deps: { external: [/\\/dist\\//] } },
      },
    };`,
  'tests/parts.test.ts': `
    import { start } from '../server/dist/index.js';
    import { describe, expect, it } from 'vitest';
    const server = start();
    describe('locks', () => {
      it('lock', async () => expect(await server.call('locks')).toBe('<locked>'));
      it('do so twice', async () => expect(await server.call('locks')).toBe('<locked>'));
    });
    it('notes', async () => expect(await server.call('notes')).toBe('<noted>'));`,
  'tests/whole.test.ts': `
    import { start } from '../server/dist/index.js';
    import { expect, it } from 'vitest';
    it('whole', async () => expect(await start().call('notes')).toBe('<noted>'));`,
};

const all = ['do so twice', 'lock', 'notes', 'whole'];
let folder: string;

beforeEach(() => {
  folder = copyBootstrap({ ...server, ...tests });
  const modules = path.join(folder, 'tests/node_modules');
  mkdirSync(path.join(modules, '@countersign'), { recursive: true });
  for (const [name, place] of [
    ['vitest', path.join(root, 'tooling/config/node_modules/vitest')],
    ['@countersign/config', path.join(folder, 'tooling/config')],
    ['@countersign/server', path.join(folder, 'server')],
  ] as const)
    symlinkSync(place, path.join(modules, name), 'junction');
});

/** Runs the tests, and returns the names of those that passed and failed, and the count of the rest. */
async function runChanged() {
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
    folder: path.join(folder, 'tests'),
    environment: { COUNTERSIGN_AFFECTED: 'only', npm_lifecycle_event: 'test' },
  });
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, 'tests/reports', name), 'utf8'));
  const { testResults }: { testResults: { assertionResults: Result[] }[] } = read('tests.json');
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) =>
    results
      .filter((one) => one.status === status)
      .map(({ title }) => title)
      .toSorted();
  const { tests: leftOut }: { tests: number } = read('unchanged.json');
  return { passed: named('passed'), failed: named('failed'), leftOut };
}

interface Result {
  title: string;
  status: string;
}

it('runs all without a record, and then what calls a module that has changed', async () => {
  expect(await runChanged()).toEqual({ passed: all, failed: [], leftOut: 0 });
  expect(await runChanged()).toEqual({ passed: [], failed: [], leftOut: 4 });

  write(folder, 'server/dist/unused.js', "export const handle = () => 'other';");
  expect(await runChanged()).toEqual({ passed: [], failed: [], leftOut: 4 });

  // A module that the handler of locks imports.
  write(folder, 'server/dist/words.js', "export const word = 'lock' + 'ed';");
  expect(await runChanged()).toEqual({ passed: ['do so twice', 'lock'], failed: [], leftOut: 2 });

  // Another module in place of that one.
  write(
    folder,
    'server/dist/locks.js',
    "import { word } from './unused.js'; export const handle = () => word;",
  );
  write(folder, 'server/dist/unused.js', "export const word = 'locked';");
  expect(await runChanged()).toEqual({ passed: ['do so twice', 'lock'], failed: [], leftOut: 2 });
  write(folder, 'server/dist/unused.js', "export const word = 'lock' + 'ed';");
  expect(await runChanged()).toEqual({ passed: ['do so twice', 'lock'], failed: [], leftOut: 2 });
  write(folder, 'server/dist/words.js', "export const word = 'unused';");
  expect(await runChanged()).toEqual({ passed: [], failed: [], leftOut: 4 });

  // A module that each call goes through.
  write(folder, 'server/dist/frame.js', 'export const frame = (answer) => "<" + answer + ">";');
  expect(await runChanged()).toEqual({ passed: all, failed: [], leftOut: 0 });

  // A file that is no module.
  write(folder, 'server/dist/world.json', '[]');
  expect(await runChanged()).toEqual({ passed: all, failed: [], leftOut: 0 });
});

it('runs again what failed, and nothing that passed beside it', async () => {
  await runChanged();
  write(folder, 'server/dist/notes.js', "export const handle = () => 'lost';");
  const broken = { passed: [], failed: ['notes', 'whole'], leftOut: 2 };
  expect(await runChanged()).toEqual(broken);
  expect(await runChanged()).toEqual(broken);
  write(folder, 'server/dist/notes.js', "export const handle = () => 'no' + 'ted';");
  expect(await runChanged()).toEqual({ passed: ['notes', 'whole'], failed: [], leftOut: 2 });
});
