import type { MockRequest } from '../message.ts';

/**
 * Whether a person is to read the response: a browser goes to the address, or HTML is the first type
 * that is accepted. Where a server has no certificate, browsers do not send `Sec-Fetch-Mode`.
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
