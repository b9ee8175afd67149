import { isObject, objectAt, textAt, type Json, type JsonObject } from './json.ts';
import { reach } from './reach.ts';
import { mapSchema } from './schemas.ts';

const schemas = '#/components/schemas/';

/**
 * Says how the bodies that are spoken in XML look there, by the rule of the area in `x-xml`: an
 * element is named like its schema or field, the outermost one has the namespace, and a list has
 * an element of its own around its items.
 */
export function nameXml(document: JsonObject): JsonObject {
  const namespace = textAt(objectAt(document, 'x-xml'), 'namespace');
  if (namespace === undefined) return document;
  const roots = new Set(xmlBodies(objectAt(document, 'paths')));
  const spoken = reach(
    document,
    [...roots].map(($ref) => ({ $ref })),
  );
  const components = objectAt(document, 'components');
  const named = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => {
    if (!spoken.has(schemas + name) || !isObject(schema)) return [name, schema];
    const wrapped = mapSchema(schema, (inner) =>
      isObject(inner.items) && '$ref' in inner.items ? { ...inner, xml: { wrapped: true } } : inner,
    );
    if (!isObject(wrapped) || wrapped.type !== 'object') return [name, wrapped];
    return [name, { ...wrapped, xml: { name, ...(roots.has(schemas + name) && { namespace }) } }];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(named) } };
}

/** The schemas that stand for whole bodies in XML. */
function xmlBodies(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(xmlBodies);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name !== 'application/xml' || !isObject(value)) return xmlBodies(value);
    const reference = textAt(objectAt(value, 'schema'), '$ref');
    return reference === undefined ? [] : [reference];
  });
}
