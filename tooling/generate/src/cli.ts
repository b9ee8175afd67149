#!/usr/bin/env node
// countersign-generate types|zod|client [--check]: makes src/generated of the package in the
// working folder, or with --check says whether it is current.
import path from 'node:path';
import { readAreas, type Area } from './areas.ts';
import { generateClient } from './client.ts';
import { GeneratorError } from './generator-error.ts';
import { replaceOutput } from './output.ts';
import { generateTypes } from './types.ts';
import { generateZod } from './zod.ts';

type Generator = (areas: readonly Area[], folder: string) => Promise<void>;

const generators = new Map<string, Generator>([
  ['types', generateTypes],
  ['zod', generateZod],
  ['client', generateClient],
]);

const [name = '', ...rest] = process.argv.slice(2);
const check = rest.includes('--check');
const generator = generators.get(name);
if (generator === undefined) {
  stop(`say what to generate: ${[...generators.keys()].join(', ')}`);
} else {
  try {
    const target = path.resolve('src/generated');
    const { changed } = await replaceOutput(target, check, (folder) =>
      generator(readAreas(), folder),
    );
    if (check && changed.length > 0) {
      const files = changed.map((file) => `  packages/${name}/src/generated/${file}`).join('\n');
      stop(
        `generated code is not what the specs say; run \`npm run generate\` and commit:\n${files}`,
      );
    }
  } catch (error) {
    if (!(error instanceof GeneratorError)) throw error;
    stop(error.message);
  }
}

function stop(message: string): void {
  process.stderr.write(`countersign: ${message}\n`);
  process.exitCode = 1;
}
