// npm run generate, build, lint …: installs what is missing, then runs the turbo tasks named.
import { install } from './install.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
const { code } = await runTurbo(process.argv.slice(2), { show: true });
process.exitCode = code;
