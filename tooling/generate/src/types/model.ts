import ts from 'typescript';
import { objectAt, textAt } from '@countersign/spec-tools/json';
import type { Area, Operation } from '../areas.ts';
import { findAnswers, type Answers } from './answers.ts';
import { newerOf } from './newer.ts';
import { toTypeName } from '../names.ts';
import { SourceError } from '../errors.ts';
import { fieldsIn, readFields, type Fields } from './syntax.ts';

/** The parts of an area's modules: openapi-typescript's types, taken apart. */
export interface Model {
  area: Area;
  /** The declarations as openapi-typescript made them. */
  nodes: readonly ts.Node[];
  /** The types by their names in the spec. */
  schemas: Fields;
  parameters: Fields;
  responses: Fields;
  operations: TypedOperation[];
  errorCodes: ReadonlyMap<string, ErrorCode>;
  /** The schemas that have a type of their own in responses; none in an area that is an older form. */
  answers: Answers;
  /** @throws SourceError if another origin has the name already */
  claim: (name: string, origin: string) => void;
}

interface ErrorCode {
  status: number;
  description: string;
}

/** An operation with the type that openapi-typescript made of it. */
export interface TypedOperation extends Operation {
  /** The file that it is written in. */
  source: string;
  /** `parameters`, `requestBody` and `responses`. */
  type: Fields;
}

/**
 * Splits the types of one area by kind.
 * @param nodes the output of openapi-typescript for the area's document
 * @throws SourceError if two schemas or two tags get one name
 */
export function createModel(area: Area, nodes: readonly ts.Node[]): Model {
  const fieldsOfInterface = (name: string) =>
    readFields(nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name));
  const components = fieldsOfInterface('components');
  const types = fieldsOfInterface('operations');
  const schemas = fieldsIn(components, 'schemas');
  const operations = area.operations.map((operation) => ({
    ...operation,
    source: textAt(area.sources.operations, operation.id) ?? `${operation.id} of ${area.name}`,
    type: fieldsIn(types, operation.id),
  }));
  const claim = createClaims();
  for (const own of ['index', 'openapi', 'error-code', 'schemas', 'ErrorCode', 'ErrorCodes'])
    claim(own, `${area.name}'s own ${own}`);
  for (const schema of schemas.keys()) {
    const origin = textAt(area.sources.schemas, schema) ?? `the schema ${schema} of ${area.name}`;
    claim(toTypeName(schema), origin);
    // Not all file systems distinguish capitals from small letters.
    claim(`schemas/${schema.toLowerCase()}`, origin);
  }
  const answers: Answers = newerOf(area.name) === undefined ? findAnswers(area) : new Map();
  for (const schema of answers.keys()) {
    const origin = textAt(area.sources.schemas, schema) ?? `the schema ${schema} of ${area.name}`;
    claim(toAnswerName(schema), `the responses of ${origin}`);
  }
  for (const { module, tag } of operations) claim(module, `the resource ${tag} of ${area.name}`);
  return {
    area,
    nodes,
    schemas,
    parameters: fieldsIn(components, 'parameters'),
    responses: fieldsIn(components, 'responses'),
    operations,
    errorCodes: readErrorCodes(area),
    answers,
    claim,
  };
}

/** The name of the type that a schema has in responses. */
export function toAnswerName(schema: string): string {
  return `${toTypeName(schema)}Answer`;
}

/** Two types or two modules with one name would hide each other. */
function createClaims(): Model['claim'] {
  const origins = new Map<string, string>();
  return (name, origin) => {
    const other = origins.get(name);
    if (other !== undefined && other !== origin)
      throw new SourceError(`${origin} and ${other} both make ${name}. Rename one of them.`);
    origins.set(name, origin);
  };
}

function readErrorCodes({ document }: Area): Map<string, ErrorCode> {
  const codes = objectAt(document, 'x-error-codes');
  return new Map(
    Object.keys(codes).map((code) => {
      const written = objectAt(codes, code);
      const description = textAt(written, 'description') ?? '';
      return [code, { status: Number(written.status), description }];
    }),
  );
}
