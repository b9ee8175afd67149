import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './areas.ts';
import { writeBarrel } from './barrel.ts';
import { withoutProse } from './lean.ts';
import { runOrval } from './run-orval.ts';

/** Writes, per area, one zod schema a file and one file of validators per resource. */
export async function generateZod(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const target = path.join(folder, area.name);
    const schemas = path.join(target, 'schemas');
    await runOrval(area, withoutProse(area.document), {
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
    });
    dropStrays(schemas, area);
    writeBarrel(path.join(target, 'index.ts'), modulesOf(target, schemas));
  }
}

/** orval writes query and header parameters a second time, as schemas that nothing imports. */
function dropStrays(schemas: string, area: Area): void {
  const wanted = new Set(Object.keys(area.document.components?.schemas ?? {}).map(lowerFirst));
  for (const file of readdirSync(schemas)) {
    if (!wanted.has(lowerFirst(file.slice(0, -'.zod.ts'.length)))) rmSync(path.join(schemas, file));
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

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
