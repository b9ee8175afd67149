import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputOptions } from 'orval';
import type { Area } from './areas.ts';
import { writeBarrel } from './barrel.ts';
import { circlesOf } from './circles.ts';
import { withEmptySchemas, withoutProse } from './lean.ts';
import { letters } from './letters.ts';
import { runOrval } from './run-orval.ts';
import { nameFormats, type Formats } from './zod/formats.ts';
import { formatsModule } from './zod/formats-module.ts';
import { operationsModule } from './zod/operations.ts';
import { formatsIn, readOrvalModule, type OrvalModule } from './zod/orval-module.ts';
import { parameterSchemas } from './zod/parameter-schemas.ts';
import { writeModule } from './zod/write-module.ts';

/**
 * Writes, per area, one zod schema a file, one file of validators per resource, the formats that
 * they share, and which validators an operation has. orval looks through the whole graph of schemas
 * behind each body, though all it then writes is a name; so it gets the operations first, with
 * schemas that are empty but for those of parameters, and the schemas without operations after that.
 */
export async function generateZod(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const target = path.join(folder, area.name);
    const schemas = path.join(target, 'schemas');
    const document = withoutProse(area.document);
    const whole = parameterSchemas(document);
    await runOrval(area, withEmptySchemas(document, whole), output(target, schemas));
    rmSync(schemas, { recursive: true });
    const resources = take(target);
    await runOrval(area, { ...document, paths: {} }, output(target, schemas));
    const models = take(schemas);
    const formats = nameFormats(
      [...resources, ...models].flatMap(([, module]) => formatsIn(module)),
    );
    writeSchemas(schemas, models, { area, formats });
    writeResources(target, resources, { area, formats });
    const modules = modulesOf(target, schemas);
    writeFileSync(path.join(target, 'formats.ts'), formatsModule(formats));
    writeFileSync(path.join(target, 'operations.ts'), operationsModule(area, resources));
    writeBarrel(path.join(target, 'index.ts'), modules);
  }
}

interface Made {
  area: Area;
  formats: Formats;
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

/** What orval wrote into a folder, by name without its ending; the files go. */
function take(folder: string): Map<string, OrvalModule> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.toSorted().map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      rmSync(path.join(folder, file));
      return [file.replace(/(\.zod)?\.ts$/, ''), readOrvalModule(text)];
    }),
  );
}

/**
 * Writes the modules of the area's schemas, which have the service's own names. orval writes query
 * and header parameters a second time, as schemas that nothing imports; these go.
 */
function writeSchemas(
  folder: string,
  models: ReadonlyMap<string, OrvalModule>,
  { area, formats }: Made,
): void {
  const moduleOf = namesOf(area);
  const types = `@countersign/types/${area.name}`;
  const circles = circlesOf(area.document);
  mkdirSync(folder, { recursive: true });
  for (const [orval, module] of models) {
    const schema = moduleOf(orval);
    const circle = circles.get(schema);
    if (circle === undefined) continue;
    const validator = { schema, types, circular: new Set(circle.map(letters)) };
    const text = writeModule(module, { formats, area: '../', moduleOf, types: validator });
    writeFileSync(path.join(folder, `${schema}.ts`), text);
  }
}

function writeResources(
  folder: string,
  resources: ReadonlyMap<string, OrvalModule>,
  { area, formats }: Made,
): void {
  const moduleOf = namesOf(area);
  for (const [name, module] of resources) {
    const types = `@countersign/types/${area.name}/${name}`;
    const text = writeModule(module, { formats, area: './', moduleOf, types });
    writeFileSync(path.join(folder, `${name}.ts`), text);
  }
}

/** For orval's name of a schema the service's own. */
function namesOf({ document }: Area): (orval: string) => string {
  const names = Object.keys(document.components?.schemas ?? {});
  const byLetters = new Map(names.map((name) => [letters(name), name]));
  return (orval) => byLetters.get(letters(orval)) ?? orval;
}

function modulesOf(target: string, schemas: string): string[] {
  const resources = readdirSync(target).filter((file) => file.endsWith('.ts'));
  return [
    ...resources.toSorted(),
    ...readdirSync(schemas)
      .toSorted()
      .map((file) => `schemas/${file}`),
  ];
}
