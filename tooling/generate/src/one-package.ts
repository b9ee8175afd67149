// node one-package.ts types|zod|client|connect [--check] [--bundles <folder>]: generates
// src/generated of a package in the working folder from other bundles than those of the repository;
// with --check only compares it. The tests use it to generate from a changed spec.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundles } from '@countersign/spec-tools';
import { readAreas, type Area } from './areas.ts';
import { SourceError } from './errors.ts';
import { replaceOutput, type Files } from './output.ts';

/** Generates all files of a package. */
type Generator = (areas: readonly Area[]) => Files | Promise<Files>;

/** The generators, each loaded on demand: orval and openapi-typescript are slow to import. */
const generators = new Map<string, () => Promise<Generator>>([
  ['types', async () => (await import('./types/generate-types.ts')).generateTypes],
  ['zod', async () => (await import('./zod/generate-zod.ts')).generateZod],
  ['client', async () => (await import('./client/generate-client.ts')).generateClient],
  ['connect', async () => (await import('./connect/generate-connect.ts')).generateConnect],
]);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    bundles: { type: 'string', default: bundles },
  },
});
const target = path.resolve('src/generated');
const generator = generators.get(positionals[0] ?? '');
if (generator === undefined) stop(`say what to generate: ${[...generators.keys()].join(', ')}`);
else await run(await generator());

async function run(generate: Generator): Promise<void> {
  try {
    const files = await generate(readAreas(values.bundles));
    const changed = replaceOutput(target, files, { check: values.check });
    if (!values.check || changed.length === 0) return;
    const names = changed.map((file) => `  ${path.join(target, file)}`).join('\n');
    stop(`generated code differs from the specs; run \`npm run generate\` and commit:\n${names}`);
  } catch (error) {
    // A wrong source needs no stack: the message names the place and the remedy.
    if (!(error instanceof SourceError)) throw error;
    stop(error.message);
  }
}

function stop(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
