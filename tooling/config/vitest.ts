import { defineConfig } from 'vitest/config';
import { FailureReporter } from './failure-reporter.ts';
import { scriptName } from './script.ts';

// The file in which `npm test` follows its tasks.
const events = process.env['COUNTERSIGN_EVENTS'];

export default defineConfig({
  test: {
    // No test is about time. These only end one that hangs, on however slow a machine, so no test
    // and no workspace sets shorter ones.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Shorter than a test may take, for a failure to name what it waited for.
    expect: { poll: { timeout: 300_000 } },
    // Built files of our packages are loaded as users load them, without transformation.
    server: { deps: { external: [/\/dist\//] } },
    // The default shows failures to people; tooling/bootstrap adds up the second, and shows the
    // events of the third as they come.
    reporters: ['default', 'json', ...(events === undefined ? [] : [new FailureReporter(events)])],
    outputFile: { json: `reports/${scriptName}.json` },
  },
});
