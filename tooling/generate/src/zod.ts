import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputOptions } from 'orval';
import { annotateValidator } from './annotate-zod.ts';
import type { Area } from './areas.ts';
import { writeBarrel } from './barrel.ts';
import { circlesOf } from './circles.ts';
import { withEmptySchemas, withoutProse } from './lean.ts';
import { letters } from './letters.ts';
import { runOrval } from './run-orval.ts';

/**
 * Writes, per area, one zod schema a file and one file of validators per resource. orval looks
 * through the whole graph of schemas behind each body, though all it then writes is a name; so it
 * gets the operations with empty schemas first, and the schemas without operations after that.
 */
export async function generateZod(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const target = path.join(folder, area.name);
    const schemas = path.join(target, 'schemas');
    const document = withoutProse(area.document);
    await runOrval(area, withEmptySchemas(document), output(target, schemas));
    rmSync(schemas, { recursive: true });
    await runOrval(area, { ...document, paths: {} }, output(target, schemas));
    finish(schemas, area);
    writeBarrel(path.join(target, 'index.ts'), modulesOf(target, schemas));
  }
}

function output(target: string, schemas: string): OutputOptions {
  return {
    mode: 'tags',
    target: path.join(target, 'operations.ts'),
    schemas: { path: schemas, type: 'zod' },
    client: 'zod',
    override: {
      zod: {
        version: 4,
        variant: 'classic',
        // One schema a file; inline ones would repeat whole graphs in every operation.
        generateReusableSchemas: true,
        generateEachHttpStatus: true,
      },
    },
  };
}

/**
 * Keeps the modules of the area's schemas and says which type each validates. orval writes query
 * and header parameters a second time, as schemas that nothing imports; these go.
 */
function finish(schemas: string, area: Area): void {
  const names = Object.keys(area.document.components?.schemas ?? {});
  const byLetters = new Map(names.map((name) => [letters(name), name]));
  const types = `@countersign/types/${area.name}`;
  const circles = circlesOf(area.document);
  for (const module of readdirSync(schemas)) {
    const file = path.join(schemas, module);
    const schema = byLetters.get(letters(module.slice(0, -'.zod.ts'.length)));
    if (schema === undefined) {
      rmSync(file);
      continue;
    }
    const circular = new Set(circles.get(schema)?.map(letters));
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, annotateValidator(text, { schema, types, circular }));
  }
}

function modulesOf(target: string, schemas: string): string[] {
  const operations = readdirSync(target).filter((file) => file.endsWith('.ts'));
  return [
    ...operations.toSorted(),
    ...readdirSync(schemas)
      .toSorted()
      .map((file) => `schemas/${file}`),
  ];
}
