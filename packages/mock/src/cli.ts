#!/usr/bin/env node
import { flagLines, serverFlags } from './core/cli/flags.ts';
import { runCommand } from './core/cli/run-command.ts';

/** Commands that take other flags than a server of its own. */
const commands: Readonly<Record<string, (words: string[]) => Promise<void>>> = {
  compare: async (words) => (await import('./cli/run-compare.ts')).runCompare(words),
  drift: async (words) => (await import('./cli/run-drift.ts')).runDrift(words),
  'go-live': async (words) => (await import('./cli/run-go-live.ts')).runGoLive(words),
  proxy: async (words) => (await import('./cli/run-proxy.ts')).runProxy(words),
  replay: async (words) => (await import('./cli/run-replay.ts')).runReplay(words),
};

const [command = '', ...words] = process.argv.slice(2);
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (run !== undefined) await run(words);
else
  await runCommand({
    flags: [],
    help: `Usage: countersign-mock [options]
       countersign-mock proxy --upstream <address> [options]
       countersign-mock replay <folder> [options]
       countersign-mock drift <folder> [options]
       countersign-mock go-live <folder> [options]
       countersign-mock compare <scenario> --left <url> --right <url> [options]

${flagLines(serverFlags)}
Flags override environment variables, which override the config file. The config
file has more options: faults, OAuth applications, time-outs. See the README.
`,
    manifest: new URL('../package.json', import.meta.url),
    start: async (given) => (await import('./cli/run-mock.ts')).runMock(given),
  });
