import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each example is compiled, then run, in processes of its own.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
