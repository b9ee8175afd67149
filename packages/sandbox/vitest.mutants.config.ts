import { defineConfig } from 'vitest/config';
import { z } from 'zod';
import { keptThread } from './test/mutants/kept-thread.ts';

/** The tests of the group; set by `test/mutants/run.ts`. */
const tests = z
  .array(z.string())
  .parse(JSON.parse(process.env['COUNTERSIGN_MUTANTS_TESTS'] ?? '["test/**/*.test.ts"]'));

/** The configuration of `npm run mutants`: SQLite only, and one thread for as many runs as possible. */
export default defineConfig({
  plugins: [
    {
      name: 'kept-thread',
      // Stryker names a pool itself, and would overwrite the one of a config.
      configureVitest({ project }) {
        project.config.pool = keptThread.name;
        project.config.poolRunner = keptThread;
      },
    },
  ],
  test: {
    include: tests,
    // As in all other runs: a slow machine is not a test that notices something. Stryker ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    setupFiles: ['test/mutants/setup.ts'],
    provide: { postgres: undefined },
    server: { deps: { external: [/\/dist\//] } },
  },
});
