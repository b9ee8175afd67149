import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test is about time. This only ends one that hangs, on however slow a machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default shows people what went wrong; tooling/bootstrap adds up the other.
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
