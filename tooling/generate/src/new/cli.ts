// node src/new/cli.ts <kind> <arguments> [--like <model>] [--root <folder>]: writes what a new
// operation, schema, area, tab or event needs by rule, and prints what is left to decide.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SourceError } from '../errors.ts';
import { kinds } from './kinds.ts';

const here = path.resolve(import.meta.dirname, '../../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { like: { type: 'string' }, root: { type: 'string', default: here } },
});
const [word = '', ...words] = positionals;
const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
const like = values.like ?? kind?.like;
if (kind === undefined || words.length !== kind.takes || like === undefined) {
  const usage = Object.entries(kinds).map(([name, one]) => `  npm run new ${name} ${one.usage}\n`);
  process.stderr.write(`Usage:\n${usage.join('')}`);
  process.exitCode = 1;
} else {
  try {
    const { created, changed } = kind.write(path.resolve(values.root), words, like);
    const lines = [
      `Written like ${like}:`,
      ...created.map((file) => `  ${file}`),
      ...(changed.length > 0 ? ['Entries added:', ...changed.map((file) => `  ${file}`)] : []),
      'Left to you:',
      ...kind.left.map((sentence) => `  - ${sentence}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    process.stderr.write(`countersign: ${error.message}\n`);
    process.exitCode = 1;
  }
}
