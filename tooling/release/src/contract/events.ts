import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { readModel, XsdError, type ModelField, type ModelObject } from '@countersign/generate/xsd';
import { parse } from 'yaml';
import { ReleaseError } from '../release-error.ts';
import type { Area } from './read-contract.ts';

/**
 * Reads the rules of pushed events, such as how they are signed, as an area of their own. Each rule
 * is a field with one value: removing or changing it breaks, and another rule is new.
 * @param connect the folder `connect` of the specs
 */
export function readEventRules(connect: string): Area {
  const names = ['delivery', 'events'].filter((name) => existsSync(`${connect}/${name}.yaml`));
  const schemas = names.map((name): [string, JsonObject] => {
    const rules: Json = parse(readFileSync(`${connect}/${name}.yaml`, 'utf8'));
    return [name, describeRule(rules)];
  });
  return {
    document: { components: { schemas: Object.fromEntries(schemas) } },
    sources: new Map(names.map((name) => [name, `specs/connect/${name}.yaml`])),
  };
}

function describeRule(rule: Json): JsonObject {
  if (!isObject(rule)) return { const: rule };
  const fields = Object.entries(rule).map(([name, one]) => [name, describeRule(one)]);
  return { type: 'object', properties: Object.fromEntries(fields) };
}

/** The message, and its SOAP envelopes; each includes others. */
const files = ['connect.xsd', 'soap.xsd', 'soapUpdate.xsd'];

/**
 * Reads the XML messages as an area of their own. Its schemas are the objects and enumerations of
 * the XSD; a field is named by its path in the XML.
 * @param connect the folder `connect` of the specs
 * @throws {ReleaseError} with the file and line, if the XSD cannot be read
 */
export function readXmlEvents(connect: string): Area {
  const { objects, enumerations, roots } = readMessages(connect);
  const schemas: JsonObject = {};
  for (const object of objects) schemas[object.name] = describeObject(object);
  for (const { name, values } of enumerations) {
    const texts = values.map(({ name: value, xml }) =>
      xml === undefined || xml === value ? value : `${xml} as ${value}`,
    );
    schemas[name] = { type: 'string', enum: texts };
  }
  const starts = roots.map(({ element, object }): [string, JsonObject] => [
    element.local,
    { $ref: reference(object), xml: { namespace: element.namespace } },
  ]);
  schemas.document = { type: 'object', properties: Object.fromEntries(starts) };
  // Messages are only received, as the response of an operation is.
  const operation = {
    operationId: 'Connect_xml',
    responses: { 200: { content: { 'text/xml': { schema: { $ref: reference('document') } } } } },
  };
  return {
    document: { paths: { '/': { get: operation } }, components: { schemas } },
    sources: new Map(Object.keys(schemas).map((name) => [name, 'specs/connect/xsd'])),
  };
}

function readMessages(connect: string) {
  try {
    const found = files.map((name) => path.join(connect, 'xsd', name)).filter(existsSync);
    return readModel(found);
  } catch (error) {
    throw error instanceof XsdError ? new ReleaseError(error.message) : error;
  }
}

function describeObject({ fields }: ModelObject): JsonObject {
  const needed = fields.filter(({ required, optional }) => required && !optional);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [pathTo(field), describeField(field)])),
    required: needed.map(pathTo),
  };
}

function describeField({ value, ...field }: ModelField): JsonObject {
  const schema = value.kind === 'builtin' ? { type: value.name } : { $ref: reference(value.name) };
  return {
    ...(field.list ? { type: 'array', items: schema } : schema),
    xml: { namespaces: field.path.map(({ namespace }) => namespace) },
    property: field.property,
    ...(field.nillable ? { nillable: field.nillable } : {}),
    ...(field.zone ? { zone: field.zone } : {}),
  };
}

/** The path to a value in the XML, with attributes as in XPath. */
function pathTo({ path: steps, kind, property }: ModelField): string {
  if (steps.length === 0) return property;
  const names = steps.map(({ local }) => local).join('/');
  return kind === 'attribute' ? `@${names}` : names;
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}
