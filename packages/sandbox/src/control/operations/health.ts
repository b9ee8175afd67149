import type { MockResponse, Page } from '@countersign/mock/core/server';
import type { Database } from '../../state/storage/database.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { answer, ControlProblem } from '../../frame/control/control-problem.ts';

export const health: SandboxHandlers<'getHealth'> = {
  async getHealth({ database }) {
    const reason = await database.check();
    if (reason !== undefined)
      throw new ControlProblem(503, 'SERVER_ERROR', `The state is not available: ${reason}.`);
    return { status: 'ok', storage: database.flavour };
  },
};

/**
 * Answers `/healthz` and `/healthz/ready` with 503 while the state cannot be used: then requests are
 * better sent to another process. `/healthz/live` is answered while the process itself is well: one
 * that no longer answers is to be started again.
 */
export function createHealth(database: Database): Page {
  async function check(): Promise<MockResponse | undefined> {
    const reason = await database.check();
    return reason === undefined ? undefined : answer(503, { status: 'unavailable', reason });
  }
  return {
    under: '/healthz',
    answer({ url }) {
      // While all is well, the mock answers.
      return url === '/healthz' || url === '/healthz/ready' ? check() : undefined;
    },
  };
}
