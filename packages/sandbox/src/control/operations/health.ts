import type { ControlHandlers } from '../control-call.ts';
import { ControlProblem } from '../control-problem.ts';

export const health: ControlHandlers<'getHealth'> = {
  async getHealth({ database }) {
    const reason = await database.check();
    if (reason !== undefined)
      throw new ControlProblem(503, 'SERVER_ERROR', `The state cannot be used: ${reason}.`);
    return { status: 'ok', storage: database.flavour };
  },
};
