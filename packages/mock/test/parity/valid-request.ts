import type {
  IHttpOperation,
  IMediaTypeContent,
  INodeExample,
  INodeExternalExample,
} from '@stoplight/types';
import { encodeBody } from './encode-body.ts';
import { preferHeader, type Preference } from './prefer.ts';
import type { ParityRequest } from './request.ts';

/** The differences of a request from the valid one. */
export interface Change {
  path?: Readonly<Record<string, string>>;
  /** Pairs in place of those of the same name; `undefined` takes the parameter away. */
  query?: Readonly<Record<string, readonly string[] | undefined>>;
  headers?: Readonly<Record<string, string | undefined>>;
  /** A body in place of the example; undefined for none. */
  body?: { mediaType: string | undefined; bytes: Buffer } | undefined;
  prefer?: Preference;
}

/** The request that an operation's own examples make, with the changes that a case asks for. */
export function makeRequest(
  operation: IHttpOperation,
  kind: string,
  what: string,
  change: Change = {},
): ParityRequest {
  const { path = [], query = [], headers = [] } = operation.request ?? {};
  const body = 'body' in change ? change.body : exampleBody(operation);
  const pairs = { ...required(query), ...change.query };
  return {
    kind,
    what,
    method: operation.method.toUpperCase(),
    path: operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(
        change.path?.[name] ?? findExample(path.find((one) => one.name === name)?.examples),
      ),
    ),
    query: Object.entries(pairs)
      .flatMap(([name, values = []]) => [values].flat().map((value) => [name, value]))
      .map(([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&'),
    headers: omitUndefined({
      ...required(headers),
      ...(body !== undefined && {
        'content-type': body.mediaType,
        'content-length': String(body.bytes.length),
      }),
      ...(change.prefer !== undefined && { prefer: preferHeader(change.prefer) }),
      ...change.headers,
    }),
    ...(body !== undefined && { body: body.bytes }),
    ...(change.prefer !== undefined && { prefer: change.prefer }),
  };
}

/** The first request example of a media type, or of the first that there is. */
export function exampleBody(
  { request }: IHttpOperation,
  content: IMediaTypeContent | undefined = request?.body?.contents?.[0],
): Change['body'] {
  const example = content?.examples?.[0];
  if (content === undefined || example === undefined || !('value' in example)) return undefined;
  return encodeBody(content.mediaType, example.value);
}

/** The first example of a parameter as text. */
export function findExample(
  examples: readonly (INodeExample | INodeExternalExample)[] = [],
): string {
  const [first] = examples;
  return first !== undefined && 'value' in first ? String(first.value) : 'example';
}

function required(
  parameters: readonly {
    name: string;
    required?: boolean;
    examples?: (INodeExample | INodeExternalExample)[];
  }[],
): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter((one) => one.required === true)
      .map(({ name, examples }) => [name, findExample(examples)]),
  );
}

function omitUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );
}
