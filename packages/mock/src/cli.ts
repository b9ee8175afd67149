#!/usr/bin/env node
import { flagLines, serverFlags } from './cli/flags.ts';
import { runCommand } from './cli/run-command.ts';

await runCommand({
  flags: [],
  help: `Usage: countersign-mock [options]

${flagLines(serverFlags)}
A flag goes before the environment, and that before the config file, which can
say more: faults, OAuth applications, time-outs. The README has all of it.
`,
  manifest: new URL('../package.json', import.meta.url),
  start: async (given) => (await import('./cli/run-mock.ts')).runMock(given),
});
