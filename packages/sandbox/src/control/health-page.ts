import type { MockRequest, MockResponse } from '@countersign/mock/extend';
import type { Database } from '../state/storage/database.ts';
import { answer } from './control-problem.ts';

/**
 * Answers `/healthz` with 503 while the state cannot be used.
 * @returns a function that gives undefined for what the mock answers: all other addresses, and this
 *   one while all is well
 */
export function createHealth(
  database: Database,
): (request: MockRequest) => Promise<MockResponse | undefined> | undefined {
  async function check(): Promise<MockResponse | undefined> {
    const reason = await database.check();
    return reason === undefined ? undefined : answer(503, { status: 'unavailable', reason });
  }
  return ({ url }) => (url === '/healthz' ? check() : undefined);
}
