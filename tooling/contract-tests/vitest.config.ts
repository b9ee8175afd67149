import { readSeed } from '@countersign/config/sample';
import base from '@countersign/config/vitest';
import { configDefaults, mergeConfig } from 'vitest/config';

// These tests run against both servers, and do not know which one it is.
const overHttp = ['test/contract.test.ts', 'test/fuzz.test.ts', 'test/corpus.test.ts'];

// These use the sandbox, or both servers.
const both = ['test/common-rules.test.ts', 'test/scenarios.test.ts', 'test/worlds.test.ts'];

readSeed();

export default mergeConfig(base, {
  test: {
    reporters: ['./src/operations-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'mock',
          exclude: [...configDefaults.exclude, ...both],
          globalSetup: 'test/server.ts',
        },
      },
      { extends: true, test: { name: 'both', include: both } },
      {
        extends: true,
        test: { name: 'sandbox', include: overHttp, globalSetup: 'test/sandbox-server.ts' },
      },
    ],
  },
});
