// npm run counts: prints the size of the contract, in numbers, per area.
import { install } from './install.mjs';
import { runPnpm } from './pnpm.mjs';
import { runTurbo } from './turbo.mjs';
import { requireNode } from './workspace.mjs';

requireNode();
await install();
const { code, output } = await runTurbo(['build', '--filter=@countersign/specs']);
if (code !== 0) process.stderr.write(output);
process.exitCode =
  code === 0 ? (await runPnpm(['--dir=specs', '--silent', 'counts'], { show: true })).code : code;
