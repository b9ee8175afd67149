import type { MockResponse } from '@countersign/mock/extend';

const header = 'x-countersign-source';

/** What an answer from state says of where it comes from. */
export const fromState = { [header]: 'state' };

/** Says of an answer that it comes from the mock, where no handler said that it does not. */
export function markSource(response: MockResponse): MockResponse {
  if (response.outcome?.operation === undefined || header in response.headers) return response;
  return { ...response, headers: { ...response.headers, [header]: 'mock' } };
}
