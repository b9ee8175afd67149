import type { Selectable } from 'kysely';
import { sql } from '../state/storage/kysely.ts';
import { builtOnce, type Connection, flavourOf } from '../state/storage/connection.ts';
import { sharedStatement } from '../state/storage/shared-statement.ts';
import type { DeliveryRow, TenantRow } from '../state/storage/tables.ts';

/** The message to send, and the process that sends it. */
export interface Taking {
  position: number;
  worker: string;
}

type Message = Selectable<DeliveryRow>;

/** The tenant of a message; its name is null where the space is no tenant's by now, as after a reset. */
type Owner = { name: string | null } & Pick<TenantRow, 'offset_ms' | 'frozen_at'>;

/** Takes a waiting message, unless another process has taken it or an earlier one of its lane. */
export async function takeDelivery(
  db: Connection,
  taking: Taking,
): Promise<(Message & Owner) | undefined> {
  if (flavourOf(db) === 'postgres') return takeFromOthers(db, taking);
  const [row] = await takeAlone(db, [taking.worker, taking.position]);
  if (row === undefined) return undefined;
  const [owner] = await tenantOfSpace(db, [row.space]);
  return { ...row, ...(owner ?? { name: null, offset_ms: 0, frozen_at: null }) };
}

// A single process knows the messages that it has taken. The mark is for the process that follows
// if this one is killed; the state is not changed, because updating its indexes would cost as much
// as the row.
const takeAlone = builtOnce((db) => ({
  compile: () =>
    sql<Message>`
      update deliveries set worker = ${''} where position = ${0} and state = 'waiting'
      returning *`.compile(db),
}));

const tenantOfSpace = builtOnce((db) =>
  db.selectFrom('tenants').where('space', '=', 0).select(['name', 'offset_ms', 'frozen_at']),
);

const takeFromOthers = sharedStatement(
  async (db, all: readonly Taking[]) => {
    const [first] = all;
    const rows = await takeAll(db, [
      first?.worker,
      all.map(({ position }) => position),
      first?.worker,
    ]);
    return new Map(rows.map((row) => [row.position, row]));
  },
  (rows, { position }) => rows.get(position),
);

// A message that this process has already taken is taken again when its documents are written. The
// positions are an array, so that they are looked up in the index, whatever the planner thinks of
// the size of the table.
const takeAll = builtOnce((db) => ({
  compile: () =>
    sql<Message & Owner>`
      with taken as (
        update deliveries set state = 'queued', worker = ${''}
        where position = any(array(
          select position from deliveries as wanted
          where position = any(${[]}::bigint[])
            and (state = 'waiting' or (state = 'queued' and worker = ${''}))
            and not exists (
              select 1 from deliveries as earlier
              where earlier.lane = wanted.lane and earlier.position < wanted.position
                and earlier.state in ('waiting', 'queued')
            )
          for update skip locked
        ))
        returning *
      )
      select taken.*, tenants.name, coalesce(tenants.offset_ms, 0) as offset_ms, tenants.frozen_at
      from taken left join tenants on tenants.space = taken.space`.compile(db),
}));
