export { xmlCodec, type XmlOperation, type XmlSchemas } from './codec.js';
export { decodeXml } from './decode.js';
export { encodeXml } from './encode.js';
export type { XmlSchema, XmlSchemaSource } from './schema.js';
export { XmlError, type XmlPosition } from './xml-error.js';
