import { readSeed } from '@countersign/config/sample';
import base from '@countersign/config/vitest';
import { configDefaults, mergeConfig } from 'vitest/config';

// These tests run against both servers, and do not know which one it is.
const overHttp = ['test/contract/**/*.test.ts', 'test/corpus.test.ts'];

// Only `prove` runs it, against both servers too. Each server has a project for it, since `--exclude` on
// the command line leaves out nothing where a project says itself what it excludes.
const fuzz = ['test/fuzz.test.ts'];

// These use the sandbox, or both servers.
const both = ['test/common-rules.test.ts', 'test/scenarios.test.ts', 'test/worlds.test.ts'];

const mock = 'test/server.ts';
const sandbox = 'test/sandbox-server.ts';

readSeed();

export default mergeConfig(base, {
  test: {
    reporters: ['./src/operations-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'mock',
          exclude: [...configDefaults.exclude, ...both, ...fuzz],
          globalSetup: mock,
        },
      },
      { extends: true, test: { name: 'both', include: both } },
      { extends: true, test: { name: 'sandbox', include: overHttp, globalSetup: sandbox } },
      { extends: true, test: { name: 'fuzz-mock', include: fuzz, globalSetup: mock } },
      { extends: true, test: { name: 'fuzz-sandbox', include: fuzz, globalSetup: sandbox } },
    ],
  },
});
