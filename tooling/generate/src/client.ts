import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, listAt, textAt } from '@countersign/spec-tools/json';
import type { ClientGeneratorsBuilder } from '@orval/core';
import type ts from 'typescript';
import type { Area } from './areas.ts';
import { writeBarrel } from './barrel.ts';
import { functionImports, functionStatement, inputInterface } from './client/functions.ts';
import { areaModule, everythingModule, resourceModule, type Resource } from './client/objects.ts';
import { xmlSchemas } from './client/xml.ts';
import { clientOperations, type ClientOperation } from './client/operations.ts';
import { withEmptySchemas } from './lean.ts';
import { moduleNameOf } from './names.ts';
import { printModule, printStatements } from './print.ts';
import { runOrval } from './run-orval.ts';

/**
 * Writes, per area, one module of functions per resource, and beside them the same as objects.
 * orval reads the document, sorts the operations by tag and writes the files; what stands in them
 * is our own builder's: data and types only, over the hand-written runtime
 * (docs/decisions/0005-client-over-a-runtime.md).
 */
export async function generateClient(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const target = path.join(folder, area.name);
    const operations = clientOperations(area);
    // orval insists on models of its own. The types come from `@countersign/types`; two of each
    // would be two universes, so these are thrown away, and made of nothing to begin with.
    const models = path.join(target, 'models');
    await runOrval(area, withEmptySchemas(area.document), {
      mode: 'tags',
      target: path.join(target, 'operations.ts'),
      schemas: models,
      client: () => functionsBuilder(area, operations),
    });
    rmSync(models, { recursive: true, force: true });
    const modules = readdirSync(target)
      .filter((file) => file.endsWith('.ts'))
      .toSorted();
    writeBarrel(path.join(target, 'index.ts'), modules);
    const xml = xmlSchemas(area);
    if (xml.length > 0) writeFileSync(path.join(target, 'xml.ts'), printModule(xml));
    writeObjects(area, operations, path.join(target, 'objects'));
  }
  writeFileSync(path.join(folder, 'objects.ts'), printModule(everythingModule(areas)));
}

function functionsBuilder(
  area: Area,
  operations: readonly ClientOperation[],
): ClientGeneratorsBuilder {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    dependencies: () => [],
    header: ({ tag = '' }) => {
      const own = operations.filter(
        (operation) => moduleNameOf(operation.tag) === moduleNameOf(tag),
      );
      return `${printStatements(functionImports(own, typesOf(area, tag)))}\n`;
    },
    footer: () => '',
    client: ({ operationId }) => {
      const operation = byId.get(operationId);
      const statements: ts.Statement[] =
        operation === undefined ? [] : [inputInterface(operation), functionStatement(operation)];
      return {
        implementation: `\n${printStatements(statements)}\n`,
        imports: [],
        docComment: '',
      };
    },
  };
}

function writeObjects(area: Area, operations: readonly ClientOperation[], folder: string): void {
  const resources = resourcesOf(area, operations);
  mkdirSync(folder);
  for (const resource of resources) {
    const statements = resourceModule(resource, typesOf(area, resource.tag));
    writeFileSync(path.join(folder, `${moduleNameOf(resource.tag)}.ts`), printModule(statements));
  }
  writeFileSync(path.join(folder, 'index.ts'), printModule(areaModule(area, resources)));
}

/** The resources of an area in the order of its tags, with what the spec says of each. */
function resourcesOf({ document }: Area, operations: readonly ClientOperation[]): Resource[] {
  const tags = isObject(document) ? listAt(document, 'tags').filter(isObject) : [];
  return tags
    .map((entry) => {
      const tag = textAt(entry, 'name') ?? '';
      const own = operations.filter((operation) => operation.tag === tag);
      return { tag, description: textAt(entry, 'description') ?? '', operations: own };
    })
    .filter((resource) => resource.operations.length > 0);
}

/** The module that has the types of a resource's operations. */
function typesOf({ name }: Area, tag: string): string {
  return `@countersign/types/${name}/${moduleNameOf(tag)}`;
}
