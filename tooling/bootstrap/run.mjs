// npm run generate, build, lint …: installs what is missing, then runs the turbo tasks named.
// What stands after -- goes on to the tasks.
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const { code } = await runTurbo(args.slice(0, end), { show: true, passed: args.slice(end) });
process.exitCode = code;
