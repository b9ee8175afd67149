import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
    // A browser that has to be unpacked first, on a machine that does other things beside.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
