import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'test/server.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
