import type { XmlCodec } from '../options.js';
import { decodeRoot } from './decode.js';
import { encodeXml } from './encode.js';
import { parseXml } from './parse.js';
import { resolve, type XmlSchema, type XmlSchemaSource } from './schema.js';
import { XmlError } from './xml-error.js';

/** The schemas of an operation's bodies in XML. */
export interface XmlOperation {
  readonly body?: XmlSchema;
  /** The schemas of the responses, by status. */
  readonly responses?: Readonly<Record<number, XmlSchema>>;
}

/**
 * The schemas of an area's bodies in XML; generated modules such as `esign-v2.1/xml` contain them.
 */
export interface XmlSchemas {
  /** The operations with bodies in XML, by operationId. */
  readonly operations: Readonly<Record<string, XmlOperation>>;
  readonly schemas: XmlSchemaSource;
}

/**
 * Creates the codec that `createClient` takes as `xml`. It writes the body of an operation as XML,
 * and reads an answer in XML as the data that JSON would contain. An answer whose form the contract
 * does not describe, such as the resources of a brand, stays text. An error is recognized by its
 * root element, whatever its status.
 *
 * Both throw an `XmlError`: writing if the operation does not accept XML or a text has a character
 * that XML cannot contain, reading if the text is not XML, with the position.
 */
export function xmlCodec({ operations, schemas }: XmlSchemas): XmlCodec {
  /** The schemas of whole bodies: these alone have a namespace. */
  const bodies = Object.values(schemas).filter(({ xml }) => xml?.namespace !== undefined);

  return {
    encode(operation, body) {
      const schema = findOperation(operation)?.body;
      if (schema === undefined)
        throw new XmlError(`${operation} does not accept an XML body. Send JSON.`);
      return encodeXml(body, schema, schemas);
    },
    decode(operation, status, text) {
      const schemaForStatus = findOperation(operation)?.responses?.[status];
      if (schemaForStatus === undefined && status < 400) return text;
      const root = parseXml(text);
      const schema = schemaForStatus ?? bodies.find(({ xml }) => xml?.name === root.name);
      return schema === undefined ? text : decodeRoot(root, resolve(schema, schemas), schemas);
    },
  };

  function findOperation(name: string): XmlOperation | undefined {
    return Object.hasOwn(operations, name) ? operations[name] : undefined;
  }
}
