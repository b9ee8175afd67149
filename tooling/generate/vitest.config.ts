import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each case runs a generator or two over every area, on however slow a machine.
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
