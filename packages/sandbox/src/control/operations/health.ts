import type { MockRequest, MockResponse } from '@countersign/mock/extend';
import type { Database } from '../../state/storage/database.ts';
import type { ControlHandlers } from '../control-call.ts';
import { answer, ControlProblem } from '../control-problem.ts';

export const health: ControlHandlers<'getHealth'> = {
  async getHealth({ database }) {
    const reason = await database.check();
    if (reason !== undefined)
      throw new ControlProblem(503, 'SERVER_ERROR', `The state cannot be used: ${reason}.`);
    return { status: 'ok', storage: database.flavour };
  },
};

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
