import { splitUrl } from '../split-url.ts';
import type { RequestContext } from '../steps/context.ts';
import type { MockResponse } from '../message.ts';
import { loadSchemas } from './contract.ts';
import { showPage } from './paging.ts';
import { loadXml } from './xml.ts';

/** The answer of a handler; `completeAnswer` turns it into a response. */
export interface Answer {
  status: number;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The value that is written as JSON, or as XML where the caller speaks it. */
  body?: unknown;
  /** A body that is not JSON, with its media type. */
  file?: { bytes: Buffer | string; mediaType: string };
  /** True if `body` contains a whole list, from which the requested page is cut. */
  paged?: boolean;
}

/**
 * Converts an answer to a response: its page of a list, JSON or XML, and the headers that every
 * response of the area has. Any other header must come from the handler: its example in the spec
 * would not match this answer.
 */
export async function completeAnswer(
  { operation, area, request, query, xml }: RequestContext,
  { status, headers = {}, body, file, paged = false }: Answer,
): Promise<MockResponse> {
  const common = { ...area.headers, ...(operation.deprecated && { deprecation: 'true' }) };
  if (file !== undefined) {
    const type = { 'content-type': file.mediaType };
    return { status, headers: { ...common, ...type, ...headers }, body: file.bytes };
  }
  if (body === undefined) return { status, headers: { ...common, ...headers }, body: '' };
  if (paged && operation.paging !== undefined) {
    const { path } = splitUrl(request.url);
    showPage(body, operation.paging, { origin: request.origin, path, query });
  }
  const type = { 'content-type': `application/${xml ? 'xml' : 'json'}; charset=utf-8` };
  if (!xml)
    return { status, headers: { ...common, ...type, ...headers }, body: JSON.stringify(body) };
  const { encodeXml } = await loadXml();
  const documented = operation.responses.find(({ code }) => code === String(status));
  const schema = documented?.contents[0]?.schema ?? {};
  return {
    status,
    headers: { ...common, ...type, ...headers },
    body: encodeXml(body, schema, await loadSchemas(operation)),
  };
}
