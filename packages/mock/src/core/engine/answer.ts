import { createHash } from 'node:crypto';
import { splitUrl } from '../split-url.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { CompiledOperation } from './contract.ts';
import { generate } from './dynamic.ts';
import { echo } from './echo.ts';
import { fits } from './fits.ts';
import { findField, isRecord, resolve } from './json-schema.ts';
import { showPage } from './paging.ts';
import type { Prepared } from './prepare.ts';
import type { PathValues } from './path-tree.ts';
import { loadXml } from './xml.ts';

/** The request from which an answer is built. */
export interface Asked {
  request: MockRequest;
  operation: CompiledOperation;
  path: PathValues;
  query: URLSearchParams;
  /** The body as it was read; undefined for no body, or for one of bytes. */
  body: unknown;
  /** The JSON of answers to this request, if the same one came before. */
  answers?: Map<Prepared, string> | undefined;
}

/** Options for completing an answer. */
export interface Completing {
  /** True if the answer is written as XML. */
  xml: boolean;
  /** Leave the examples of the specs as they stand. */
  plain: boolean;
  seed: string;
}

/**
 * Builds the answer: the example of the spec, or a body generated from its schema, with the IDs of
 * the path, the requested page of the list, and the sent values.
 */
export async function complete(
  prepared: Prepared,
  asked: Asked,
  completing: Completing,
): Promise<MockResponse> {
  const { status, headers, bytes, choice } = prepared;
  if (choice.content === undefined) return { status, headers, body: '' };
  if (bytes !== '' || choice.content.mediaType !== 'application/json')
    return { status, headers, body: bytes };
  if (completing.xml) return xmlResponse(prepared, await buildValue(prepared, asked, completing));
  const { template } = prepared;
  // An answer that depends only on the address of the request is built once.
  const address =
    template === undefined || asked.body !== undefined ? undefined : addressOf(asked.request);
  const before = address === undefined ? asked.answers?.get(prepared) : prepared.kept.get(address);
  if (before !== undefined) return { status, headers, body: before };
  const body =
    template === undefined || changes(prepared, asked, completing)
      ? JSON.stringify(await buildValue(prepared, asked, completing))
      : template(asked.path);
  if (address !== undefined) keep(prepared, address, body);
  else if (template !== undefined) asked.answers?.set(prepared, body);
  return { status, headers, body };
}

function addressOf({ origin, url }: MockRequest): string {
  return origin + url;
}

async function xmlResponse(
  { status, headers, schema, source }: Prepared,
  value: unknown,
): Promise<MockResponse> {
  const { encodeXml } = await loadXml();
  return {
    status,
    headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    body: encodeXml(value, schema, source),
  };
}

/** Reports whether more of the answer depends on the request than the IDs in its path. */
function changes({ status }: Prepared, { operation, body }: Asked, { plain }: Completing): boolean {
  return !plain && status < 300 && (operation.paging !== undefined || body !== undefined);
}

/** The number of pages to keep: more than a client turns back and forth between. */
const mostKept = 50;

function keep({ kept }: Prepared, address: string, body: string): void {
  if (kept.size >= mostKept) kept.clear();
  kept.set(address, body);
}

async function buildValue(
  prepared: Prepared,
  asked: Asked,
  completing: Completing,
): Promise<unknown> {
  const { template, status, schema, source } = prepared;
  const { operation, path, query, body, request } = asked;
  const value: unknown =
    template === undefined
      ? await generateValue(prepared, asked, completing)
      : JSON.parse(template(path));
  if (completing.plain || status >= 300) return value;
  if (operation.paging !== undefined) {
    const { path: address } = splitUrl(request.url);
    showPage(value, operation.paging, { origin: request.origin, path: address, query });
  }
  // An answer is about the resource of the path, even if the body names another.
  return body === undefined ? value : echo(body, value, { schema, source, except: path });
}

/** A body made up by its schema; fields at its root that are named as a parameter have its value. */
async function generateValue(
  { choice, schema, source, status }: Prepared,
  { operation, path, request }: Asked,
  { seed, plain }: Completing,
): Promise<unknown> {
  const hash = createHash('sha256').update(`${seed}\n${request.method} ${request.url}\n`);
  const value = await generate(operation, choice, {
    seed: hash.update(request.body).digest('hex'),
    source,
  });
  if (!isRecord(value) || plain || status >= 300) return value;
  const resolved = resolve(schema, source);
  for (const [name, text = ''] of Object.entries(path)) {
    const field = findField(resolved, name);
    const fitting = [text, Number(text)].find(
      (candidate) => field !== undefined && fits(candidate, resolve(field, source)),
    );
    if (fitting !== undefined) value[name] = fitting;
  }
  return value;
}
