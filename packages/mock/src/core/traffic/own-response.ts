import type { MockRequest, MockResponse } from '../message.ts';

/** The headers of all that the server responds about itself. */
export const headersOfPages = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function json(status: number, body: unknown): MockResponse {
  const headers = { ...headersOfPages, 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}

/** Responds to GET and HEAD, and refuses other methods. */
export function readOnly(
  { method }: Pick<MockRequest, 'method'>,
  answer: () => MockResponse,
  allow = 'GET, HEAD',
): MockResponse {
  if (method === 'GET' || method === 'HEAD') return answer();
  return notAllowed(method, allow);
}

export function notAllowed(method: string, allow: string): MockResponse {
  const refused = json(405, { error: `${method} is not allowed here. Allowed: ${allow}` });
  return { ...refused, headers: { ...refused.headers, allow } };
}
