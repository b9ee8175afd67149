import type { ExpressionBuilder } from 'kysely';
import { type Delivery, readDelivery } from '../../connect/delivery.ts';
import { retryKind } from '../../connect/record.ts';
import type { State } from '../../state/state.ts';
import type { Tables } from '../../state/storage/tables.ts';
import { type ControlCall, read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers, SandboxParts } from '../sandbox-parts.ts';
import { invalid, notFound } from '../../frame/control/control-problem.ts';
import { deliveryStates, presentDelivery, presentDeliveryDetails } from '../present-delivery.ts';
import { readLimit } from '../read-limit.ts';

/**
 * The states that a list can be limited to, the word for all but `sent`, and the one for messages
 * that wait for an earlier one.
 */
const askedStates: ReadonlySet<string> = new Set([...deliveryStates, 'undelivered', 'blocked']);

export const deliveries: SandboxHandlers<'listDeliveries' | 'getDelivery'> = {
  async listDeliveries(parts, call) {
    const { query: filter } = call;
    await waitUnlessTold(parts, call);
    const limit = readLimit(filter);
    const envelopeId = filter.get('envelopeId')?.toLowerCase();
    const state = filter.get('state');
    if (state !== null && !askedStates.has(state))
      throw invalid(`The state must be one of ${[...askedStates].join(', ')}.`, 'query/state');
    const connectId = filter.get('connectId');
    const event = filter.get('event')?.toLowerCase();
    const { rows, blockers } = await read(parts, call, async (at) => {
      const { db, tenant } = at;
      let query = db.selectFrom('deliveries').where('space', '=', tenant.space);
      if (envelopeId !== undefined) query = query.where('subject', '=', envelopeId);
      if (state !== null) query = query.where((is) => isInState(is, state));
      if (connectId !== null)
        query = query.where('connect_id', '=', connectId === 'none' ? '' : connectId);
      if (event === undefined && limit !== Infinity) query = query.limit(limit);
      return {
        rows: await query.selectAll().orderBy('position', 'desc').execute(),
        blockers: await findBlockers(at),
      };
    });
    const found = rows
      .map((row) => readDelivery(row))
      .filter(({ body }) => event === undefined || body.message.event === event);
    const shown = found.slice(0, limit).toReversed();
    return { deliveries: shown.map((one) => presentDelivery(one, blockers)) };
  },
  async getDelivery(parts, call) {
    await waitUnlessTold(parts, call);
    return read(parts, call, async (state) => {
      const delivery = await findDelivery(state, call);
      return presentDeliveryDetails(delivery, {
        nextTryAt: await findNextTry(state, delivery),
        blockers: await findBlockers(state),
      });
    });
  },
};

/**
 * A condition that a row has a state; see `readDelivery` for the states that SQLite does not store.
 */
function isInState(is: ExpressionBuilder<Tables, 'deliveries'>, state: string) {
  if (state === 'undelivered') return is('state', '!=', 'sent');
  if (state === 'blocked') return is.and([is('state', '=', 'retrying'), is('tries', '=', 0)]);
  if (state === 'waiting') return is.and([is('state', '=', state), is('worker', 'is', null)]);
  if (state !== 'queued') return is('state', '=', state);
  const taken = is.and([is('state', '=', 'waiting'), is('worker', 'is not', null)]);
  return is.or([is('state', '=', state), taken]);
}

/** Waits until no message waits for its first try, which a caller may not want. */
async function waitUnlessTold(parts: SandboxParts, { query }: ControlCall): Promise<void> {
  if (query.get('wait') !== 'false') await parts.idle();
}

/** The message of the path. */
export async function findDelivery(state: State, { path }: ControlCall): Promise<Delivery> {
  const { deliveryId = '' } = path;
  const row = /^\d{1,15}$/.test(deliveryId)
    ? await state.db
        .selectFrom('deliveries')
        .where('space', '=', state.tenant.space)
        .where('position', '=', Number(deliveryId))
        .selectAll()
        .executeTakeFirst()
    : undefined;
  if (row !== undefined) return readDelivery(row);
  throw notFound(
    `The tenant has no message ${deliveryId}. GET /deliveries lists those that it has.`,
    'path/deliveryId',
  );
}

/** Finds the first message of each queue that was not accepted, for which later ones wait. */
export async function findBlockers({
  db,
  tenant,
}: Pick<State, 'db' | 'tenant'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('deliveries')
    .where('space', '=', tenant.space)
    .where('state', '=', 'retrying')
    .where('tries', '>', 0)
    .select(['queue', 'position'])
    .orderBy('position', 'desc')
    .execute();
  return new Map(rows.map(({ queue, position }) => [queue, String(position)]));
}

async function findNextTry(state: State, delivery: Delivery): Promise<number | undefined> {
  const { state: word, queue, body } = delivery;
  // An aggregated message is sent again one day after its last attempt, once another was accepted,
  // so its time is unknown.
  if (word !== 'retrying' || body.settings.aggregated) return undefined;
  const row = await state.db
    .selectFrom('due')
    .where('space', '=', state.tenant.space)
    .where('kind', '=', retryKind)
    .where('key', '=', queue)
    .select('due_at')
    .executeTakeFirst();
  return row?.due_at;
}
