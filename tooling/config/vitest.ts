import { defineConfig } from 'vitest/config';

// The scripts `test` and `prove` of a workspace report apart.
const task = process.env['npm_lifecycle_event'] === 'prove' ? 'prove' : 'tests';

export default defineConfig({
  test: {
    // No test is about time. This only ends one that hangs, on however slow a machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What our packages have built is loaded as users load it, and not taken apart first.
    server: { deps: { external: [/\/dist\//] } },
    // The default shows people what went wrong; tooling/bootstrap adds up the other.
    reporters: ['default', 'json'],
    outputFile: { json: `reports/${task}.json` },
  },
});
