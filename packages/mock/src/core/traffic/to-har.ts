import { http } from '../node-http.ts';
import { readDisposition } from '../outside/read-disposition.ts';
import { splitUrl } from '../split-url.ts';
import type { BodyDetails, ExchangeDetails, MessageDetails } from './exchange-details.ts';

/**
 * Exchanges as an HTTP archive (HAR 1.2), which browsers and other tools open. It has no secrets.
 * @param creator the server, as the archive names it
 */
export function toHar(exchanges: readonly ExchangeDetails[], creator: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: creator, version: '1' },
      entries: exchanges.map(toEntry),
    },
  };
}

function toEntry(exchange: ExchangeDetails) {
  const { time, milliseconds, method, origin, url, status, request, response } = exchange;
  const address = `${origin}${url}`;
  const query = new URLSearchParams(splitUrl(url).search);
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  return {
    startedDateTime: time,
    time: milliseconds,
    request: {
      ...common,
      method,
      url: address,
      headers: listHeaders(request),
      queryString: [...query].map(([name, value]) => ({ name, value })),
      bodySize: request.body.length,
      ...(request.body.length > 0 && { postData: toPostData(request) }),
    },
    response: {
      ...common,
      status,
      statusText: http.STATUS_CODES[status] ?? '',
      headers: listHeaders(response),
      content: toContent(response.body),
      redirectURL: response.headers['location'] ?? '',
      bodySize: response.body.length,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: exchange.operation ?? '',
  };
}

function listHeaders({ headers }: MessageDetails): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function toPostData({ headers, body }: MessageDetails) {
  const mimeType = headers['content-type'] ?? '';
  const comment = describeGap(body);
  const common = { mimeType, ...(comment !== undefined && { comment }) };
  if (body.parts === undefined)
    // The format has no encoding for request bodies; tools know this field from Chrome.
    return body.base64 === undefined
      ? { ...common, text: body.text ?? '' }
      : { ...common, text: body.base64, _encoding: 'base64' };
  return {
    ...common,
    params: body.parts.map((part, at) => {
      const disposition = part.headers['content-disposition'] ?? '';
      const fileName = readDisposition(disposition, 'filename');
      return {
        name: readDisposition(disposition, 'name') ?? String(at + 1),
        value: part.body.text ?? part.body.base64 ?? '',
        contentType: part.headers['content-type'] ?? '',
        ...(fileName !== undefined && { fileName }),
      };
    }),
  };
}

function toContent(body: BodyDetails) {
  const comment = describeGap(body);
  return {
    size: body.length,
    mimeType: body.mediaType,
    ...(body.text !== undefined && { text: body.text }),
    ...(body.base64 !== undefined && { text: body.base64, encoding: 'base64' }),
    ...(comment !== undefined && { comment }),
  };
}

function describeGap({ truncated, dropped }: BodyDetails): string | undefined {
  if (dropped === true) return 'The body is no longer kept.';
  return truncated === true ? 'Only the first 64 kB of the body are kept.' : undefined;
}
