import { decodeXml, XmlError } from '@countersign/client/xml';
import type { IMediaTypeContent } from '@stoplight/types';
import { coerce } from './coerce.js';
import { isSchema, type JsonSchema, type SchemaSource } from './json-schema.js';
import { isJson, isMediaType, isXml, mediaTypeOf, type MockRequest } from './message.js';
import type { BundledOperation, CompiledOperation } from './operations.js';
import { Refusal } from './refusal.js';

/** A body as Prism takes it, and the media type that it then has. */
export interface ReadBody {
  body: unknown;
  mediaType: string;
}

/**
 * Reads a body by its media type: JSON and XML as values, with scalars coerced unless `strict`;
 * anything else as text, byte by byte, which Prism takes apart itself.
 */
export function readBody(
  request: MockRequest,
  compiled: CompiledOperation,
  strict: boolean,
): ReadBody {
  if (request.body.length === 0) return { body: undefined, mediaType: '' };
  const sent = request.headers['content-type'];
  const mediaType = mediaTypeOf(sent) || 'application/json';
  if (!isMediaType(mediaType))
    throw new Refusal('unsupportedMediaType', `The Content-Type ${sent} is no media type.`);
  const { schema, source } = jsonBody(compiled.operation);
  if (isXml(mediaType) && compiled.xml && schema !== undefined) {
    const value = parseXml(request.body, schema, source);
    // In XML every scalar is text, strict or not.
    return {
      body: coerce(value, { schema, source, strict: false }),
      mediaType: 'application/json',
    };
  }
  if (isJson(mediaType)) {
    const value = parseJson(request.body);
    return {
      body: schema === undefined ? value : coerce(value, { schema, source, strict }),
      mediaType,
    };
  }
  return { body: request.body.toString('latin1'), mediaType: sent ?? mediaType };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('badBody', `The body is no JSON: ${reason}`);
  }
}

function parseXml(body: Buffer, schema: JsonSchema, source: SchemaSource): unknown {
  try {
    return decodeXml(body.toString('utf8'), schema, source);
  } catch (error) {
    if (error instanceof XmlError) throw new Refusal('badBody', error.message);
    throw error;
  }
}

/** A schema, and what its references lead into. */
interface SchemaInPlace {
  schema: JsonSchema | undefined;
  source: SchemaSource;
}

/** The schema of an operation's JSON body. */
function jsonBody(operation: BundledOperation): SchemaInPlace {
  return schemaOf(operation.request?.body?.contents, operation);
}

/** The schema of an operation's JSON answer with a status. */
export function jsonAnswer(operation: BundledOperation, status: number): SchemaInPlace {
  const response = operation.responses.find(({ code }) => code === String(status));
  return schemaOf(response?.contents, operation);
}

function schemaOf(
  contents: IMediaTypeContent[] = [],
  { __bundled__: source = {} }: BundledOperation,
): SchemaInPlace {
  const schema: unknown = contents.find(({ mediaType }) => isJson(mediaType))?.schema;
  return { schema: isSchema(schema) ? schema : undefined, source };
}
