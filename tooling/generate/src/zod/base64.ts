import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';

/**
 * A copy of a document in which Base64 is a string format, so that its validator is known from that
 * of any text. The format accepts every text: how the content is encoded is for the service to judge.
 */
export function withBase64(document: JsonObject): JsonObject {
  const copy = mark(document);
  return isObject(copy) ? copy : {};
}

function mark(value: Json): Json {
  if (Array.isArray(value)) return value.map(mark);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, Json] => [name, mark(part)]),
  );
  const isBase64 = value.format === 'byte' || value.contentEncoding === 'base64';
  return isBase64 && value.type === 'string' ? { ...copy, format: 'base64', pattern: '^' } : copy;
}
