import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { moduleNameOf, operationTypeName, typeNameOf } from '../names.ts';
import { Claims } from './claims.ts';
import { fieldsIn, fieldsOfInterface } from './syntax.ts';

type Fields = Map<string, ts.PropertySignature>;

/** What the modules of one area are made of: openapi-typescript's types, taken apart. */
export interface Model {
  area: Area;
  /** The declarations as openapi-typescript made them. */
  nodes: readonly ts.Node[];
  /** By their names in the spec. */
  schemas: Fields;
  parameters: Fields;
  responses: Fields;
  operations: Operation[];
  /** The area's error codes, in the order of their names. */
  errorCodes: Record<string, { status: number; description: string }>;
  /** Names of types and, in small letters, of modules; to be taken before they are written. */
  types: Claims;
  modules: Claims;
}

/** An operation with the type that openapi-typescript made of it. */
export interface Operation {
  id: string;
  /** What the names of its types begin with. */
  name: string;
  /** The module that its types go to. */
  module: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  errors: string[];
  /** The file that it is written in. */
  source: string;
  /** `parameters`, `requestBody` and `responses`. */
  type: Fields;
}

/** As much of an operation of the document as the types need. */
interface Documented {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  'x-errors'?: string[];
}

/**
 * Takes the types of one area apart.
 * @param nodes what openapi-typescript made of the area's document
 * @throws SourceError where two schemas or two tags get one name
 */
export function modelOf(area: Area, nodes: readonly ts.Node[]): Model {
  const components = fieldsOfInterface(nodes, 'components');
  const types = new Claims();
  const modules = new Claims();
  for (const own of ['index', 'openapi', 'error-code', 'schemas'])
    modules.claim(own, `the module ${area.name}/${own}`);
  for (const own of ['ErrorCode', 'ErrorCodes'])
    types.claim(own, `the list of error codes of ${area.name}`);
  const schemas = fieldsIn(components, 'schemas');
  for (const schema of schemas.keys()) {
    const origin = area.sources.schemas[schema] ?? `the schema ${schema} of ${area.name}`;
    types.claim(typeNameOf(schema), origin);
    // Not all file systems tell capitals from small letters.
    modules.claim(`schemas/${schema.toLowerCase()}`, origin);
  }
  const { 'x-error-codes': errorCodes = {} }: { 'x-error-codes'?: Model['errorCodes'] } = Object(
    area.document,
  );
  return {
    area,
    nodes,
    schemas,
    parameters: fieldsIn(components, 'parameters'),
    responses: fieldsIn(components, 'responses'),
    operations: operationsOf(area, nodes, modules),
    errorCodes,
    types,
    modules,
  };
}

function operationsOf(area: Area, nodes: readonly ts.Node[], modules: Claims): Operation[] {
  const types = fieldsOfInterface(nodes, 'operations');
  return Object.entries(area.document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, value]) => {
      const operation: Documented = Object(value);
      const { operationId: id, tags, summary, description } = operation;
      const [tag] = tags;
      const module = moduleNameOf(tag);
      modules.claim(module, `the resource ${tag} of ${area.name}`);
      return {
        id,
        name: operationTypeName(id),
        module,
        method: method.toUpperCase(),
        path,
        summary,
        description,
        errors: operation['x-errors'] ?? [],
        source: area.sources.operations[id] ?? `the operation ${id} of ${area.name}`,
        type: fieldsIn(types, id),
      };
    }),
  );
}
