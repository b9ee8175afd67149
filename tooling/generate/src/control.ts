import { withoutKeys } from '@countersign/spec-tools/without-keys';
import openapiTS, { astToString } from 'openapi-typescript';
import { header, printModule, withDoc } from './syntax/print.ts';
import { asConst, literal } from './syntax/expressions.ts';
import { constant, createAlias, createImport } from './syntax/statements.ts';
import { indexed, named, textType } from './syntax/types.ts';

// Examples are for the reference. In comments of the types they would be longer than the types.
const stripping = { drop: new Set(['example']), named: new Set(['properties']) };

/**
 * The types of the sandbox's control API, as openapi-typescript makes them of its spec.
 * @param spec the document, as JSON
 */
export async function controlTypes(spec: string): Promise<string> {
  const document = withoutKeys(Object(JSON.parse(spec)), stripping);
  const nodes = await openapiTS(JSON.stringify(document), {
    silent: true,
    defaultNonNullable: false,
  });
  return `// ${header}\n\n${astToString(nodes)}`;
}

/**
 * Generates a name for each schema of the control API, with its description in the spec.
 * @param from the module with the types
 */
export function controlSchemas(spec: string, from: string): string {
  const document: SpecOfControl = JSON.parse(spec);
  const all = indexed(named('components'), textType('schemas'));
  return printModule([
    createImport(['components'], from, { typeOnly: true }),
    ...Object.entries(document.components.schemas).map(([name, { description }]) =>
      withDoc(createAlias(name, indexed(all, textType(name))), description.trim().split('\n')),
    ),
  ]);
}

/** Generates the method and the path of each operation of the control API. */
export function controlRoutes(spec: string): string {
  const document: SpecOfControl = JSON.parse(spec);
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [[operationId, `${method.toUpperCase()} ${path}`]],
    ),
  );
  return printModule([
    withDoc(constant('routes', asConst(literal(Object.fromEntries(routes)))), [
      'The method and path of each operation.',
    ]),
  ]);
}

interface SpecOfControl {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: Record<string, { description: string }> };
}
