import type { MockResponse } from '@countersign/mock/core/server';

/** A page with more headers, such as that of its session. */
export function withHeaders(
  page: MockResponse,
  headers: Readonly<Record<string, string>>,
): MockResponse {
  return { ...page, headers: { ...page.headers, ...headers } };
}
