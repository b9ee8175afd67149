// npm run generate, build, lint …: installs missing tools, then runs the turbo tasks named.
// Arguments after -- go to the tasks.
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const { code } = await runTurbo(args.slice(0, end), { show: true, passed: args.slice(end) });
process.exitCode = code;
