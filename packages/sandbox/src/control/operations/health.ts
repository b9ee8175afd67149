import { sql } from '../../storage/kysely.ts';
import type { ControlHandlers } from '../control-call.ts';

export const health: ControlHandlers<'getHealth'> = {
  async getHealth({ database }) {
    await database.transaction('read', (db) => sql`select 1`.execute(db));
    return { status: 'ok', storage: database.flavour };
  },
};
