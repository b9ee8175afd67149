import { isRecord } from '../src/core/engine/json-schema.ts';
import type { AreaDocument } from './area-document.ts';

/**
 * Adds the XML form to every schema of an area that supports XML, by the rule of `x-xml`: an
 * element has the name of its schema, with a small first letter, or of its field, the outermost one
 * has the namespace, and a list has its own element around its items. A text in a list is in an
 * element `string`.
 */
export function nameXml(document: AreaDocument): AreaDocument {
  const namespace = document['x-xml']?.namespace;
  const { components } = document;
  if (namespace === undefined || components?.schemas === undefined) return document;
  const named = Object.entries(components.schemas).map(([name, schema]): [string, object] => {
    const inside = wrapLists(schema);
    if (!isRecord(inside)) return [name, schema];
    const isObject = [inside['type']].flat().includes('object');
    const element = name.charAt(0).toLowerCase() + name.slice(1);
    return [name, isObject ? { ...inside, xml: { name: element, namespace } } : inside];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(named) } };
}

/** Parts of a schema with values in them, which may look like schemas. */
const values = new Set(['enum', 'const', 'default', 'example', 'examples']);

function wrapLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(wrapLists);
  if (!isRecord(schema)) return schema;
  const inside = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      values.has(key) || key.startsWith('x-') ? value : wrapLists(value),
    ]),
  );
  const { items, xml = {} } = inside;
  if (!isRecord(items) || !isRecord(xml)) return inside;
  const named = '$ref' in items || 'xml' in items ? items : { ...items, xml: { name: 'string' } };
  return { ...inside, items: named, xml: { ...xml, wrapped: true } };
}
