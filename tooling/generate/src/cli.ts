#!/usr/bin/env node
// countersign-generate types|zod|client|connect [--check] [--bundles <folder>]: makes
// src/generated of the package in the working folder, or with --check says whether it is current.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundles } from '@countersign/spec-tools';
import { XsdError } from '@countersign/xsd';
import { readAreas, type Area } from './areas.ts';
import { generateClient } from './client.ts';
import { generateConnect } from './connect.ts';
import { GeneratorError } from './generator-error.ts';
import { replaceOutput } from './output.ts';
import { SourceError } from './source-error.ts';
import { generateTypes } from './types.ts';
import { generateZod } from './zod.ts';

type Generator = (areas: readonly Area[], folder: string) => Promise<void>;

const generators = new Map<string, Generator>([
  ['types', generateTypes],
  ['zod', generateZod],
  ['client', generateClient],
  ['connect', generateConnect],
]);

/** What is the fault of a source, and says so well enough without a stack. */
const known = [GeneratorError, SourceError, XsdError];

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
else await run(generator);

async function run(generate: Generator): Promise<void> {
  try {
    const areas = readAreas(values.bundles);
    const { changed } = await replaceOutput(target, values.check, (folder) =>
      generate(areas, folder),
    );
    if (!values.check || changed.length === 0) return;
    const files = changed.map((file) => `  ${path.join(target, file)}`).join('\n');
    stop(
      `generated code is not what the specs say; run \`npm run generate\` and commit:\n${files}`,
    );
  } catch (error) {
    if (!known.some((kind) => error instanceof kind)) throw error;
    stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
