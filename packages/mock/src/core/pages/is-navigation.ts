import type { MockRequest } from '../message.ts';

/**
 * Reports whether a person will read the response: a browser navigates to the address, or HTML is
 * the first accepted type. Browsers do not send `Sec-Fetch-Mode` to a server without a certificate.
 */
export function isNavigation({
  method,
  headers,
}: Pick<MockRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  if (headers['upgrade-insecure-requests'] === '1') return true;
  const [first = ''] = (headers.accept ?? '').split(/[,;]/);
  return first.trim().toLowerCase() === 'text/html';
}

/**
 * Reports whether a browser navigates to the address. Programs that accept HTML first do not count:
 * browsers send headers that programs do not.
 */
export function isOfBrowser(request: Pick<MockRequest, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-mode': mode, 'upgrade-insecure-requests': upgrade } = request.headers;
  return isNavigation(request) && (mode !== undefined || upgrade !== undefined);
}
