import type { ParameterObject } from './document.ts';
import { listExampleValues } from './example-values.ts';
import { fillTarget } from './fill-target.ts';
import { isJson } from './media-types.ts';
import type { Body, Example, Operation } from './operations.ts';

/** A request that fits the contract, made of the examples of the specs. */
export interface ExampleRequest {
  operation: Operation;
  /** Values of the path by the names of its parameters. */
  path: Readonly<Record<string, string>>;
  /** The required query parameters. */
  query: Readonly<Record<string, string>>;
  /** The required headers, without the token and the type of the body. */
  headers: Readonly<Record<string, string>>;
  body?: ExampleBody;
}

/** An example of a body: data to be sent in the form of the media type, or bytes. */
export type ExampleBody =
  | { kind: 'json' | 'form' | 'multipart'; mediaType: string; value: unknown }
  | { kind: 'text'; mediaType: string; value: string }
  /** Bytes as base64. */
  | { kind: 'bytes'; mediaType: string; value: string };

/**
 * Builds the request of the first example of every part that an operation needs, with its body if
 * it has one.
 */
export function exampleRequest(operation: Operation): ExampleRequest {
  const values = (place: ParameterObject['in']): Record<string, string> =>
    Object.fromEntries(
      listExampleValues(operation, place).map(([name, value]) => [name, String(value)]),
    );
  const body = findExampleBody(operation.body);
  return {
    operation,
    path: values('path'),
    query: values('query'),
    headers: values('header'),
    ...(body && { body }),
  };
}

/** The path with its values, and the query behind it; without the address of the server. */
export function buildTarget({ operation, path, query }: ExampleRequest): string {
  return fillTarget(operation.path, path, query);
}

function findExampleBody(body: Body | undefined): ExampleBody | undefined {
  const [content] = body?.contents ?? [];
  const [example] = content?.examples ?? [];
  return content && example && readBody(content.mediaType, example);
}

/** Reads an example of a body in the form in which it is sent. */
export function readBody(mediaType: string, { value, base64 }: Example): ExampleBody {
  if (isJson(mediaType)) return { kind: 'json', mediaType, value };
  if (mediaType === 'multipart/form-data') return { kind: 'multipart', mediaType, value };
  if (mediaType === 'application/x-www-form-urlencoded') return { kind: 'form', mediaType, value };
  return { kind: base64 ? 'bytes' : 'text', mediaType, value: String(value) };
}
