import { isObject, objectAt, textAt, type JsonObject } from './json.ts';
import { listOperations } from './operations.ts';
import { reach } from './reach.ts';
import { mapSchema } from './schemas.ts';

const schemas = '#/components/schemas/';

/**
 * Describes the XML of the bodies that can be XML, by the rule of the area in `x-xml`: an element has
 * the name of its schema or field, the outermost one has the namespace, and a list has its own
 * element around its items.
 */
export function nameXml(document: JsonObject): JsonObject {
  const namespace = textAt(objectAt(document, 'x-xml'), 'namespace');
  if (namespace === undefined) return document;
  const roots = new Set(listXmlBodies(document));
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

/** The references to the schemas of whole bodies in XML. */
function listXmlBodies(document: JsonObject): string[] {
  return listOperations(document)
    .flatMap(({ body, responses }) => [body, ...responses.map(([, response]) => response)])
    .map((message) => objectAt(objectAt(message, 'content'), 'application/xml'))
    .flatMap((media) => textAt(objectAt(media, 'schema'), '$ref') ?? []);
}
