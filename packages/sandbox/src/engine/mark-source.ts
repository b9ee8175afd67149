import type { MockResponse } from '@countersign/mock/core/server';

const header = 'x-countersign-source';

/** The header of a response that depends on the data of the tenant. */
export const fromState = { [header]: 'state' };

/** The header of a response that does not: an example, a fault, or a request that does not fit the spec. */
export const fromMock = { [header]: 'mock' };

/** Adds the header to a response that was made before the data of the tenant was read. */
export function markSource(response: MockResponse): MockResponse {
  if (header in response.headers) return response;
  return { ...response, headers: { ...response.headers, ...fromMock } };
}
