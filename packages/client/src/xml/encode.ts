import { XMLBuilder } from 'fast-xml-parser';
import { attributeMark, isElement, textKey, type XmlElement } from './element.js';
import { findField, itemName, resolve, type XmlSchema, type XmlSchemaSource } from './schema.js';
import { escapeText } from './text.js';
import { XmlError } from './xml-error.js';

const builder = new XMLBuilder({
  attributeNamePrefix: attributeMark,
  textNodeName: textKey,
  format: true,
  ignoreAttributes: false,
  // Texts are escaped by then, so that they come back to the letter.
  processEntities: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

const instance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Writes a body as XML by its schema; the counterpart of `decodeXml`. Undefined values are left
 * out.
 * @throws {XmlError} where a text or a name has a character that XML cannot hold
 */
export function encodeXml(value: unknown, schema: XmlSchema, source: XmlSchemaSource): string {
  const root = resolve(schema, source);
  const { name = 'root', namespace } = root.xml ?? {};
  const content = encodeValue(value, root, source);
  const element = {
    ...(namespace !== undefined && { [`${attributeMark}xmlns`]: namespace }),
    [`${attributeMark}xmlns:i`]: instance,
    ...(isElement(content) ? content : { [textKey]: content }),
  };
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build({ [name]: element })}`;
}

function encodeValue(value: unknown, schema: XmlSchema, source: XmlSchemaSource): unknown {
  const resolved = resolve(schema, source);
  if (value === null) return { [`${attributeMark}i:nil`]: 'true' };
  if (Array.isArray(value)) return encodeList(value, resolved, source);
  return isElement(value) ? encodeFields(value, resolved, source) : escapeText(String(value));
}

function encodeList(
  list: readonly unknown[],
  { items = {}, xml }: XmlSchema,
  source: XmlSchemaSource,
): unknown {
  const inside = list.map((item) => encodeValue(item, items, source));
  return xml?.wrapped === true ? { [itemName(items, source)]: inside } : inside;
}

function encodeFields(value: XmlElement, schema: XmlSchema, source: XmlSchemaSource): unknown {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [
        elementName(name),
        encodeValue(field, findField(schema, name) ?? {}, source),
      ]),
  );
}

/** A field's name as that of an element; the builder would take some names for more than that. */
function elementName(name: string): string {
  if (/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name)) return name;
  throw new XmlError(`XML cannot hold a field named ${JSON.stringify(name)}; leave it out.`);
}
