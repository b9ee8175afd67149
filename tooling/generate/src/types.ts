import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Area } from './areas.ts';
import { convert } from './types/convert.ts';
import { errorCodeModule } from './types/error-codes.ts';
import { modelOf, type Model } from './types/model.ts';
import { moduleText } from './types/module-text.ts';
import { openApiModule } from './types/openapi.ts';
import { resourceModule } from './types/resources.ts';
import { sameSchemas } from './types/same.ts';
import { schemaModule, sharedModule } from './types/schemas.ts';

/** Areas that are an older form of another: what has not changed is the other's. */
const older = new Map([['esign-v2', 'esign-v2.1']]);

/**
 * Writes, per area, one module a schema, one a resource with the named types of its operations,
 * one with openapi-typescript's own `paths`, `operations` and `components`, and a barrel of all
 * (docs/decisions/0003-one-universe-of-types.md).
 */
export async function generateTypes(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const model = modelOf(area, await convert(area));
    const newer = areas.find(({ name }) => name === older.get(area.name));
    const target = path.join(folder, area.name);
    mkdirSync(path.join(target, 'schemas'), { recursive: true });
    for (const [module, statements] of modulesOf(model, newer))
      writeFileSync(path.join(target, `${module}.ts`), moduleText(statements));
  }
}

/** The modules of one area, by their paths without an ending. */
function modulesOf(model: Model, newer: Area | undefined): Map<string, ts.Statement[]> {
  const same = newer && sameSchemas(model.area, newer);
  const modules = new Map<string, ts.Statement[]>();
  for (const schema of [...model.schemas.keys()].toSorted())
    modules.set(
      `schemas/${schema}`,
      newer !== undefined && same?.has(schema) === true
        ? sharedModule(schema, newer.name)
        : schemaModule(model, schema),
    );
  const resources = Map.groupBy(model.operations, ({ module }) => module);
  for (const [module, operations] of [...resources].toSorted())
    modules.set(module, resourceModule(model, operations));
  modules.set('error-code', errorCodeModule(model));
  const barrel = barrelOf([...modules.keys()]);
  modules.set('openapi', openApiModule(model));
  modules.set('index', barrel);
  return modules;
}

/** Exports every name; nothing that is there at run time. */
function barrelOf(modules: readonly string[]): ts.Statement[] {
  return modules.map((module) =>
    ts.factory.createExportDeclaration(
      undefined,
      true,
      undefined,
      ts.factory.createStringLiteral(`./${module}.js`, true),
    ),
  );
}
