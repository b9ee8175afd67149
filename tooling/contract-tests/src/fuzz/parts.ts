import { encodeXml } from '@countersign/client/xml';
import type { Expectation, FuzzRequest } from './request.ts';
import { isSchema, resolve, type SpecSchema } from '../schema.ts';
import type { ContractOperation, Parameter } from '../contract.ts';

/** A parameter and its value. */
export interface Argument {
  parameter: Parameter;
  text: string;
}

/** A body before it is encoded in its media type. */
export interface Content {
  mediaType: string;
  schema: SpecSchema;
  value: unknown;
}

/** The parts of a request. */
export interface Parts {
  operation: ContractOperation;
  /** Precedes the path. */
  prefix: string;
  arguments: Argument[];
  accept: string | undefined;
  content: Content | undefined;
}

const boundary = 'countersign-fuzz-boundary';

/** Writes a request. */
export function write(parts: Parts, expects: Expectation): FuzzRequest {
  const { operation, accept, content } = parts;
  return {
    operation,
    method: operation.method,
    url: writeUrl(parts),
    headers: [
      ...(operation.bearer ? [['authorization', 'Bearer contract-tests'] as const] : []),
      ...(accept === undefined ? [] : [['accept', accept] as const]),
      ...listArguments(parts, 'header').map(
        ({ parameter, text }) => [parameter.name, text] as const,
      ),
      ...(content === undefined ? [] : [['content-type', writeContentType(content)] as const]),
    ],
    body: content && writeBody(content, operation),
    expects,
  };
}

/** Lists the arguments in one place. */
function listArguments({ arguments: all }: Parts, place: Parameter['in']): Argument[] {
  return all.filter(({ parameter }) => parameter.in === place);
}

function writeUrl(parts: Parts): string {
  const { operation, prefix } = parts;
  const texts = new Map(
    listArguments(parts, 'path').map(({ parameter, text }) => [parameter.name, text]),
  );
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(texts.get(name) ?? ''),
  );
  const query = new URLSearchParams(
    listArguments(parts, 'query').map(({ parameter, text }) => [parameter.name, text]),
  ).toString();
  return `${prefix}${path}${query === '' ? '' : `?${query}`}`;
}

function writeContentType({ mediaType }: Content): string {
  return mediaType === 'multipart/form-data' ? `${mediaType}; boundary=${boundary}` : mediaType;
}

function writeBody(
  { mediaType, schema, value }: Content,
  { area: { schemas } }: ContractOperation,
): Buffer {
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (mediaType === 'application/xml') return Buffer.from(encodeXml(value, schema, schemas));
  if (mediaType === 'application/x-www-form-urlencoded')
    return Buffer.from(new URLSearchParams(listFields(value)).toString());
  if (mediaType === 'multipart/form-data') return writeForm(value, resolve(schema, schemas));
  return Buffer.from(JSON.stringify(value));
}

/** Writes a form with the fields of an object. Binary fields become files. */
function writeForm(value: unknown, { properties = {} }: SpecSchema): Buffer {
  const parts = listFields(value).flatMap(([name, text]) => {
    const file = properties[name]?.format === 'binary' || properties[name]?.type === undefined;
    const place = `Content-Disposition: form-data; name="${name}"`;
    const head = file
      ? `${place}; filename="${name}.bin"\r\nContent-Type: application/octet-stream`
      : place;
    return [`--${boundary}\r\n${head}\r\n\r\n`, text, '\r\n'];
  });
  return Buffer.from([...parts, `--${boundary}--\r\n`].join(''));
}

function listFields(value: unknown): [string, string][] {
  return isSchema(value) ? Object.entries(value).map(([name, field]) => [name, String(field)]) : [];
}
