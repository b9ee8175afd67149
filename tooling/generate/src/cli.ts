// node src/cli.ts [<area> …] [--check] [--root <folder>]: generates the code of all packages from
// the specs; only that of the named areas, if any are named. With --check only compares it. The
// folder is the root of another repository than this.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SpecError } from '@countersign/spec-tools/spec-error';
import { UnknownFolder } from '@countersign/spec-tools/tree';
import { generateAll } from './all/generate-all.ts';
import { runScripts } from './all/scripts.ts';
import { SourceError } from './errors.ts';

const here = path.resolve(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: here },
  },
});
const root = path.resolve(values.root);
try {
  const changed = await generateAll(root, positionals, values.check);
  if (changed === undefined) process.exitCode = 1;
  else if (values.check && changed.length > 0) {
    const names = changed.map((file) => `  ${file}`).join('\n');
    stop(`generated code differs from the specs; run \`npm run generate\` and commit:\n${names}`);
  }
} catch (error) {
  // A wrong source needs no stack: the message names the place and the remedy.
  const expected = [SourceError, SpecError, UnknownFolder].some((kind) => error instanceof kind);
  if (!expected || !(error instanceof Error)) throw error;
  stop(error.message);
}
// One failure must not hide the others; but nothing is written where the specs are wrong.
if (root === here && (values.check || process.exitCode === undefined))
  if (!runScripts(root, values.check)) process.exitCode = 1;

function stop(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
