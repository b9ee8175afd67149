import { day } from '../engine/day.ts';
import type { State } from '../state/state.ts';
import { deleteDeliveries, isUnsent, updateDeliveries } from '../state/deliveries.ts';
import { noteChange } from '../state/storage/changes.ts';
import type { Delivery, DeliveryExchange, DeliveryStep } from './delivery.ts';
import { storeTry } from './store-try.ts';

/** The maximum number of retries of a message. */
const mostRetries = 10;

/** The pause before a message is sent again, in milliseconds. */
const rest = day;

/** The kind of the scheduled job that retries messages. */
export const retryKind = 'connect-retry';

/**
 * Notes that a message was taken, and lets go what waited for that.
 * @returns true if others may go now
 */
export async function recordSuccess(
  state: State,
  delivery: Delivery,
  status: number,
  exchange: DeliveryExchange,
): Promise<boolean> {
  const { db, now } = state;
  await change(
    state,
    delivery,
    { state: 'sent', failed: 0 },
    {
      at: now,
      text: `The receiver responded with status ${status}.`,
      exchange,
    },
  );
  if (delivery.position % 256 === 0) await prune(state, delivery);
  const { aggregated, acknowledged } = delivery.body.settings;
  if (!acknowledged || (delivery.tries === 0 && !aggregated)) return false;
  await state.schedule.cancel(retryKind, delivery.queue);
  let waiting = updateDeliveries(db, delivery.space)
    .set({ state: 'waiting' })
    .where('queue', '=', delivery.queue)
    .where(isUnsent)
    .where('state', '=', 'retrying');
  // Aggregated messages are sent again only after a day, and once another was accepted.
  if (aggregated) waiting = waiting.where('tried_at', '<=', now - rest);
  const { numUpdatedRows } = await waiting.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records that a message was not accepted, and schedules a retry if its configuration requires one.
 */
export async function recordFailure(
  state: State,
  delivery: Delivery,
  problem: string,
  exchange: DeliveryExchange,
): Promise<void> {
  const { aggregated, acknowledged } = delivery.body.settings;
  const again = acknowledged && delivery.tries < mostRetries;
  await change(
    state,
    delivery,
    { state: again ? 'retrying' : 'failed', failed: delivery.logged },
    {
      at: state.now,
      text: problem,
      failed: true,
      exchange,
    },
  );
  if (aggregated || !acknowledged) return;
  await updateDeliveries(state.db, delivery.space)
    .set({ state: 'retrying', worker: null })
    .where('queue', '=', delivery.queue)
    .where(isUnsent)
    .where('state', 'in', ['waiting', 'queued'])
    .execute();
  await state.schedule.set({ kind: retryKind, key: delivery.queue, at: state.now + rest });
}

async function change(
  { db, now }: State,
  { position, space, lane, tries, steps, body }: Delivery,
  set: { state: string; failed: number },
  last: DeliveryStep,
): Promise<void> {
  const sent = { at: now, text: `The message was sent to ${body.settings.url}.` };
  noteChange(db, space, 'delivery');
  const all = JSON.stringify([...steps, sent, last]);
  await storeTry(db, {
    ...set,
    tries: tries + 1,
    tried_at: now,
    steps: all,
    space,
    position,
    lane,
  });
}

/** The number of accepted messages that are kept for inspection. */
const mostSent = 1000;

/** The maximum number of entries in the log of an account. */
export const mostLogged = 100;

/** Removes old messages, except those that the log still shows. */
async function prune({ db, tenant }: State, { account }: Delivery): Promise<void> {
  for (const logged of [0, 1]) {
    const own = db
      .selectFrom('deliveries')
      .where('space', '=', tenant.space)
      .where('account', '=', account)
      .where('logged', '=', logged)
      .where('state', '=', 'sent');
    const last = await own
      .select('position')
      .orderBy('position', 'desc')
      .offset(logged === 1 ? mostLogged : mostSent)
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) continue;
    await deleteDeliveries(db, tenant.space)
      .where('position', 'in', own.where('position', '<=', last.position).select('position'))
      .execute();
  }
}
