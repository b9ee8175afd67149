import { encodeXml } from '@countersign/client/xml';
import type { MockResponse } from '../message.ts';
import { loadSchemas } from './contract.ts';
import { showPage } from './paging.ts';
import type { ServiceAnswer, ServiceCall } from './service.ts';

/** Gives the answer of a service the headers that the spec says it has, and its form. */
export async function completeAnswer(
  { operation, request, query }: ServiceCall,
  { status, headers = {}, body, file, paged = false }: ServiceAnswer,
  xml: boolean,
): Promise<MockResponse> {
  const documented = operation.responses.find(({ code }) => code === String(status));
  const common = {
    ...documented?.headers,
    ...(operation.deprecated && { deprecation: 'true' }),
  };
  if (file !== undefined) {
    const type = { 'content-type': file.mediaType };
    return { status, headers: { ...common, ...type, ...headers }, body: file.bytes };
  }
  if (body === undefined) return { status, headers: { ...common, ...headers }, body: '' };
  if (paged && operation.paging !== undefined) {
    const [path = ''] = request.url.split('?', 1);
    showPage(body, operation.paging, { origin: request.origin, path, query });
  }
  const type = { 'content-type': `application/${xml ? 'xml' : 'json'}; charset=utf-8` };
  return {
    status,
    headers: { ...common, ...type, ...headers },
    body: xml
      ? encodeXml(body, documented?.contents[0]?.schema ?? {}, await loadSchemas(operation))
      : JSON.stringify(body),
  };
}
