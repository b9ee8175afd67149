import type { JsonObject } from '@countersign/spec-tools/json';
import { readModel, type ModelField, type ModelObject } from '@countersign/generate/xsd';
import type { Area } from './contract.ts';

/**
 * The messages in XML as an area of their own, whose schemas are the objects and the enumerations
 * of the XSD. A field is called by its path in the XML.
 */
export function eventsInXml(files: readonly string[]): Area {
  const { objects, enumerations, roots } = readModel(files);
  const schemas: JsonObject = {};
  for (const object of objects) schemas[object.name] = schemaOf(object);
  for (const { name, values } of enumerations) {
    // The words of the XML, and those of the model where they are others.
    const words = values.map((value) =>
      value.xml === undefined || value.xml === value.name
        ? value.name
        : `${value.xml} as ${value.name}`,
    );
    schemas[name] = { type: 'string', enum: words };
  }
  const begins = roots.map(({ element, object }): [string, JsonObject] => [
    element.local,
    { $ref: referenceTo(object), xml: { namespace: element.namespace } },
  ]);
  schemas.document = { type: 'object', properties: Object.fromEntries(begins) };
  // A message is only ever received; an operation that answers with it says so.
  const operation = {
    operationId: 'Connect_xml',
    responses: { 200: { content: { 'text/xml': { schema: { $ref: referenceTo('document') } } } } },
  };
  return {
    name: 'connect-xml',
    document: { paths: { '/': { get: operation } }, components: { schemas } },
    sources: new Map(Object.keys(schemas).map((name) => [name, 'specs/connect/xsd'])),
  };
}

function schemaOf({ fields }: ModelObject): JsonObject {
  const needed = fields.filter(({ required, optional }) => required && !optional);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [nameOf(field), fieldOf(field)])),
    required: needed.map(nameOf),
  };
}

function fieldOf(field: ModelField): JsonObject {
  const { list, nillable, path, property, zone } = field;
  return {
    ...(list ? { type: 'array', items: valueOf(field) } : valueOf(field)),
    xml: { namespaces: path.map(({ namespace }) => namespace) },
    property,
    ...(nillable ? { nillable } : {}),
    ...(zone ? { zone } : {}),
  };
}

/** The steps to the value; an attribute as XPath writes it. */
function nameOf({ path, kind, property }: ModelField): string {
  if (path.length === 0) return property;
  const steps = path.map(({ local }) => local).join('/');
  return kind === 'attribute' ? `@${steps}` : steps;
}

function valueOf({ value }: ModelField): JsonObject {
  return value.kind === 'builtin' ? { type: value.name } : { $ref: referenceTo(value.name) };
}

function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}
