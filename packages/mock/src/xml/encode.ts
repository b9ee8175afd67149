import { XMLBuilder } from 'fast-xml-parser';
import type { JsonSchema, SchemaSource } from '../json-schema.js';
import { fieldOf, resolve } from '../json-schema.js';
import { isElement, itemName } from './elements.js';

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** Writes an answer as XML by its schema; the counterpart of `decodeXml`. */
export function encodeXml(value: unknown, schema: JsonSchema, source: SchemaSource): string {
  const root = resolve(schema, source);
  const content = encodeValue(value, root, source);
  const attributes = {
    ...(root.xml?.namespace !== undefined && { '@xmlns': root.xml.namespace }),
    '@xmlns:i': 'http://www.w3.org/2001/XMLSchema-instance',
  };
  const element = isElement(content)
    ? { ...attributes, ...content }
    : { ...attributes, '#text': content };
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({ [root.xml?.name ?? 'root']: element })}`;
}

function encodeValue(value: unknown, schema: JsonSchema, source: SchemaSource): unknown {
  const resolved = resolve(schema, source);
  if (value === null) return { '@i:nil': 'true' };
  if (Array.isArray(value)) {
    const items = resolved.items ?? {};
    const list = value.map((item) => encodeValue(item, items, source));
    return resolved.xml?.wrapped === true ? { [itemName(items, source)]: list } : list;
  }
  if (!isElement(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      encodeValue(field, fieldOf(resolved, name) ?? {}, source),
    ]),
  );
}
