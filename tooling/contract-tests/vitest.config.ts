import { chooseAffected } from '@countersign/config/affected';
import { readSeed } from '@countersign/config/sample';
import base from '@countersign/config/vitest';
import { configDefaults, mergeConfig } from 'vitest/config';
import { OperationsReporter } from './src/operations-reporter.ts';

// These tests run against both servers, and do not know which one it is.
const overHttp = ['test/contract/**/*.test.ts', 'test/corpus.test.ts'];

// Only `prove` runs it, against both servers too. Each server has a project for it, since `--exclude` on
// the command line leaves out nothing where a project says itself what it excludes.
const fuzz = ['test/fuzz.test.ts'];

// These use the sandbox, or both servers.
const both = [
  'test/arrange.test.ts',
  'test/common-rules.test.ts',
  'test/scenarios.test.ts',
  'test/worlds.test.ts',
];

// The record follows each module of the sandbox, as in the settings of the sandbox's own tests.
const modules = '../../packages/sandbox/dist';
const affected = chooseAffected({
  folder: import.meta.dirname,
  modules: [`${modules}/**/*.js`],
  tests: [...overHttp, ...both],
  inParts: [...overHttp, 'test/scenarios.test.ts'],
  // Code of threads, and the makers of the world that the sandbox starts with.
  shared: [`${modules}/documents/**/*.js`, `${modules}/{control,areas/*}/seed/**/*.js`],
  ignores: [`${modules}/control/seed/world.json`],
  reads: ['../../specs/operations.tsv', '../../specs/*/resources/**'],
  always: [],
});

// Their suites are named by area and operation.
const leftOut = affected.exclude
  .filter((file) => file.startsWith('test/contract/'))
  .flatMap((file) => affected.provide.leftOut?.[file] ?? [])
  .filter((part) => /^\S+ \S+$/.test(part));

const followed = {
  exclude: [...configDefaults.exclude, ...affected.exclude],
  setupFiles: affected.setupFiles,
  provide: affected.provide,
};

const mock = 'test/server.ts';
const sandbox = 'test/sandbox-server.ts';

readSeed();

export default mergeConfig(base, {
  test: {
    // They share nothing but modules, which take longer to load than many tests to run. Calls are counted
    // from the first load on, and each file that counts them has a sandbox of its own.
    isolate: affected.isRecording,
    // All may be left out.
    passWithNoTests: affected.isRecording,
    reporters: [new OperationsReporter({ sandbox: leftOut.length }), ...affected.reporters],
    projects: [
      {
        extends: true,
        test: {
          name: 'mock',
          exclude: [...configDefaults.exclude, ...both, ...fuzz],
          globalSetup: mock,
        },
      },
      {
        extends: true,
        test: { name: 'both', include: both, ...followed },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          include: overHttp,
          ...followed,
          // A file whose calls are noted starts a sandbox in its own process, so that the calls are its own.
          globalSetup: affected.isRecording ? [] : sandbox,
        },
      },
      { extends: true, test: { name: 'fuzz-mock', include: fuzz, globalSetup: mock } },
      { extends: true, test: { name: 'fuzz-sandbox', include: fuzz, globalSetup: sandbox } },
    ],
  },
});
