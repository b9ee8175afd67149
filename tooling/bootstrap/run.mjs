// npm run generate, build, lint …: installs what is missing, then runs the turbo tasks named.
// What stands after -- goes on to the tasks.
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
const words = process.argv.slice(2);
const end = words.includes('--') ? words.indexOf('--') : words.length;
const { code } = await runTurbo(words.slice(0, end), { show: true, passed: words.slice(end) });
process.exitCode = code;
