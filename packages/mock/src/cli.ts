#!/usr/bin/env node
import { flagLines, serverFlags } from './cli/flags.ts';
import { runCommand } from './cli/run-command.ts';

// A proxy takes other flags than a server of its own.
if (process.argv[2] === 'proxy')
  await (await import('./cli/run-proxy.ts')).runProxy(process.argv.slice(3));
else if (process.argv[2] === 'replay')
  await (await import('./cli/run-replay.ts')).runReplay(process.argv.slice(3));
else
  await runCommand({
    flags: [],
    help: `Usage: countersign-mock [options]
       countersign-mock proxy --upstream <address> [options]
       countersign-mock replay <folder> [options]

${flagLines(serverFlags)}
Flags override environment variables, which override the config file. The config
file has more options: faults, OAuth applications, time-outs. See the README.
`,
    manifest: new URL('../package.json', import.meta.url),
    start: async (given) => (await import('./cli/run-mock.ts')).runMock(given),
  });
