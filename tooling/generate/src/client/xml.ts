import {
  follow,
  isObject,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { reach } from '@countersign/spec-tools/reach';
import ts from 'typescript';
import type { Area } from '../areas.ts';
import { importOf, literal, withDoc } from '../print.ts';

const mediaType = 'application/xml';

/**
 * The module that says which operations of an area are spoken in XML, and by which schemas: as
 * much of these as the codec of the client looks at. Bodies whose form the contract does not
 * describe, such as files in XML, are left out.
 * @returns no statement where the area has nothing to say in XML
 */
export function xmlSchemas({ name, document }: Area): ts.Statement[] {
  if (!isObject(document)) return [];
  const spoken = Object.values(objectAt(document, 'paths'))
    .filter(isObject)
    .flatMap((item) => Object.values(item).filter(isObject))
    .flatMap((operation) => {
      const entry = entryOf(operation, document);
      return Object.keys(entry).length === 0 ? [] : [{ operation, entry }];
    });
  if (spoken.length === 0) return [];
  const operations = spoken.map(({ operation, entry }) => [
    textAt(operation, 'operationId'),
    slim(entry),
  ]);
  const schemas = [
    ...reach(
      document,
      spoken.map(({ entry }) => entry),
    ),
  ]
    .toSorted()
    .map((reference) => [nameOf(reference), slim(follow(document, reference))]);
  const value = {
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(schemas),
  };
  return [
    importOf(['XmlSchemas'], '../../xml/index.js', { typeOnly: true }),
    withDoc(constantOf(value), [
      `What of ${name} is spoken in XML; \`xmlCodec\` of \`@countersign/client/xml\` takes it.`,
    ]),
  ];
}

/** The schemas of an operation's bodies in XML: of its request, and of its answers by status. */
function entryOf(operation: JsonObject, document: JsonObject): JsonObject {
  const body = schemaIn(operation.requestBody, document);
  const answers = Object.entries(objectAt(operation, 'responses')).flatMap(([status, answer]) => {
    const schema = schemaIn(answer, document);
    return schema === undefined ? [] : [[status, schema]];
  });
  return {
    ...(body !== undefined && { body }),
    ...(answers.length > 0 && { responses: Object.fromEntries(answers) }),
  };
}

/** The schema of a message in XML, if it describes elements. */
function schemaIn(message: Json | undefined, document: JsonObject): JsonObject | undefined {
  const media = objectAt(objectAt(resolve(message, document), 'content'), mediaType);
  const schema = objectAt(media, 'schema');
  return resolve(schema, document).type === 'object' ? schema : undefined;
}

/** What a reference leads to, or the object itself where it is none. */
function resolve(written: Json | undefined, document: JsonObject): JsonObject {
  if (!isObject(written)) return {};
  const reference = textAt(written, '$ref');
  const target = reference === undefined ? written : follow(document, reference);
  return isObject(target) ? target : {};
}

/** What the codec looks at. Names of fields, statuses and operations are kept, whatever they are. */
const looked = new Set(['$ref', 'type', 'properties', 'items', 'xml', 'body', 'responses']);
const named = new Set(['properties', 'responses']);

/** A copy of a schema without what the codec does not look at, with references that are names. */
function slim(node: Json | undefined): Json {
  if (!isObject(node)) return {};
  const entries = Object.entries(node).filter(([key]) => looked.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref') return [key, nameOf(String(value))];
      if (named.has(key) && isObject(value))
        return [key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, slim(v)]))];
      return [key, key === 'items' || key === 'body' ? slim(value) : value];
    }),
  );
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** `export const xmlSchemas: XmlSchemas = { … };` */
function constantOf(value: object): ts.Statement {
  const { factory } = ts;
  const declaration = factory.createVariableDeclaration(
    'xmlSchemas',
    undefined,
    factory.createTypeReferenceNode('XmlSchemas'),
    literal(value),
  );
  return factory.createVariableStatement(
    [factory.createToken(ts.SyntaxKind.ExportKeyword)],
    factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
  );
}
