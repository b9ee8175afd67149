import { updateDeliveries } from '../state/deliveries.ts';
import type { State } from '../state/state.ts';
import { type Delivery, type DeliveryBody, readDelivery } from './delivery.ts';
import { noteWaiting, queueDelivery } from './worker.ts';

/**
 * Sends a message again now. One that was accepted, that waits behind another one, or that goes to
 * another URL, is copied for that.
 * @returns the message that is sent
 */
export async function sendNow(
  state: State,
  delivery: Delivery,
  url: string = delivery.body.settings.url,
): Promise<Delivery> {
  const { position, body, tries } = delivery;
  const isOther = url !== body.settings.url;
  if (isOther || delivery.state === 'sent' || (delivery.state === 'retrying' && tries === 0))
    return sendOnce(state, delivery, copyBody(delivery, url));
  await updateDeliveries(state.db, state.tenant.space)
    .set({ state: 'waiting' })
    .where('position', '=', position)
    .execute();
  noteWaiting(state);
  return { ...delivery, state: 'waiting' };
}

/**
 * Sends a message once, regardless of its outcome, and of the other messages of its configuration.
 */
export async function sendOnce(
  state: State,
  source: Pick<Delivery, 'account' | 'subject' | 'connect_id'>,
  body: DeliveryBody,
): Promise<Delivery> {
  const { account, subject, connect_id } = source;
  const settings = { ...body.settings, acknowledged: false, aggregated: false };
  // Nothing waits for it, and it waits for nothing.
  const lane = `${state.tenant.space} once ${crypto.randomUUID()}`;
  const row = {
    space: state.tenant.space,
    account,
    subject,
    connect_id,
    lane,
    queue: lane,
    state: 'waiting',
    logged: 0,
    failed: 0,
    tries: 0,
    created_at: state.now,
    steps: '[]',
    body: JSON.stringify({ ...body, settings }),
  };
  const position = await queueDelivery(state, row);
  return readDelivery({ ...row, position, tried_at: null, worker: null });
}

function copyBody({ position, body }: Delivery, url: string): DeliveryBody {
  const { late, ...others } = body;
  // A message that was put off until it is sent, and never was, is written for the copy.
  const isWritten = body.message.uri !== '';
  return {
    ...others,
    ...(late !== undefined && !isWritten && { late }),
    settings: { ...body.settings, url },
    cause: { word: 'again', copyOf: String(position) },
  };
}
