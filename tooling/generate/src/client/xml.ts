import {
  follow,
  isObject,
  objectAt,
  resolve,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { reach } from '@countersign/spec-tools/reach';
import type ts from 'typescript';
import type { Area, Operation } from '../areas.ts';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant, createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';

/**
 * The module that says which operations of an area can use XML, and by which schemas: as much of
 * these as the codec of the client looks at. Bodies whose form the contract does not describe, such
 * as files in XML, are left out.
 * @returns no statement if the area has no operation in XML
 */
export function xmlModule({ name, document, operations }: Area): ts.Statement[] {
  const entries = operations
    .map((operation): [string, JsonObject] => [operation.id, createEntry(operation, document)])
    .filter(([, entry]) => Object.keys(entry).length > 0);
  if (entries.length === 0) return [];
  const schemas = [...reach(document, Object.fromEntries(entries))]
    .toSorted()
    .map((reference) => [nameOf(reference), slim(follow(document, reference))]);
  const value = {
    operations: Object.fromEntries(entries.map(([id, entry]) => [id, slim(entry)])),
    schemas: Object.fromEntries(schemas),
  };
  return [
    createImport(['XmlSchemas'], '../../xml/index.js', { typeOnly: true }),
    withDoc(constant('xmlSchemas', literal(value), named('XmlSchemas')), [
      `Describes the XML of ${name} for \`xmlCodec\` of \`@countersign/client/xml\`.`,
    ]),
  ];
}

/** The schemas of an operation's bodies in XML: of its request, and of its answers by status. */
function createEntry({ body, responses }: Operation, document: JsonObject): JsonObject {
  const own = schemaIn(body, document);
  const answers = responses.flatMap(([status, answer]) => {
    const schema = schemaIn(answer, document);
    return schema === undefined ? [] : [[status, schema]];
  });
  return {
    ...(own !== undefined && { body: own }),
    ...(answers.length > 0 && { responses: Object.fromEntries(answers) }),
  };
}

/** The schema of a message in XML, if it describes elements. */
function schemaIn(message: JsonObject, document: JsonObject): JsonObject | undefined {
  const media = objectAt(objectAt(message, 'content'), 'application/xml');
  const schema = objectAt(media, 'schema');
  return resolve(schema, document).type === 'object' ? schema : undefined;
}

/** The keys that the codec reads, and those whose members are named after fields or statuses. */
const looked = new Set(['$ref', 'type', 'properties', 'items', 'xml', 'body', 'responses']);
const byName = new Set(['properties', 'responses']);

/** Copies a schema without the keys that the codec ignores, with references by name. */
function slim(node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  const entries = Object.entries(node).filter(([key]) => looked.has(key));
  return Object.fromEntries(
    entries.map(([key, value]): [string, Json] => {
      if (key === '$ref') return [key, nameOf(String(value))];
      if (byName.has(key) && isObject(value))
        return [key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, slim(v)]))];
      return [key, key === 'items' || key === 'body' ? slim(value) : value];
    }),
  );
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
