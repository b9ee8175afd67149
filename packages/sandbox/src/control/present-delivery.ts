import type { Delivery } from '../connect/delivery.ts';
import { serializeMessage } from '../connect/to-send.ts';
import { formatTime } from './format-time.ts';
import type { components } from '../frame/control/generated/control.ts';

type Schemas = components['schemas'];

/** The states of messages, in the order of their lives. */
export const deliveryStates: readonly Schemas['DeliveryState'][] = [
  'waiting',
  'queued',
  'retrying',
  'held',
  'sent',
  'failed',
];

/**
 * A message to an application as lists show it.
 * @param blockers the earlier messages that were not accepted, by their queues
 */
export function presentDelivery(
  delivery: Delivery,
  blockers: ReadonlyMap<string, string> = new Map(),
): Schemas['Delivery'] {
  const { position, account, connect_id: connectId, body, state, steps, tries } = delivery;
  const { envelopeId } = body.message.data;
  const { cause, subject } = body;
  const problem = state === 'sent' ? undefined : steps.findLast(({ failed }) => failed);
  const blockedBy = state === 'retrying' && tries === 0 ? blockers.get(delivery.queue) : undefined;
  return {
    deliveryId: String(position),
    accountId: account,
    ...(connectId !== '' && { connectId }),
    ...(envelopeId !== undefined && { envelopeId }),
    ...(subject !== '' && { subject }),
    url: body.settings.url,
    event: body.message.event,
    state,
    tries,
    cause: cause?.word ?? 'event',
    ...(cause?.word === 'again' && { copyOf: cause.copyOf }),
    createdAt: formatTime(delivery.created_at),
    ...(delivery.tried_at !== null && { triedAt: formatTime(delivery.tried_at) }),
    ...(problem !== undefined && { problem: problem.text }),
    ...(blockedBy !== undefined && { blockedBy }),
  };
}

/**
 * The same with the payload and the tries.
 * @param nextTryAt time of the next try, in milliseconds since 1970; undefined for never
 */
export function presentDeliveryDetails(
  delivery: Delivery,
  { nextTryAt, blockers }: { nextTryAt: number | undefined; blockers: ReadonlyMap<string, string> },
): Schemas['DeliveryDetails'] {
  const { body, tries } = delivery;
  const { settings } = body;
  return {
    ...presentDelivery(delivery, blockers),
    name: settings.name,
    format: settings.form,
    aggregated: settings.aggregated,
    acknowledged: settings.acknowledged,
    signed: settings.signed,
    ...(nextTryAt !== undefined && { nextTryAt: formatTime(nextTryAt) }),
    payload: readPayload({ body, tries }),
    history: listTries(delivery),
  };
}

/** The payload of the last try or, before it, of the first one. */
export function readPayload({ body, tries }: Pick<Delivery, 'body' | 'tries'>): string {
  return serializeMessage({ body, tries: Math.max(0, tries - 1) });
}

/** The steps that end tries. */
function listTries({ steps, body }: Delivery): Schemas['DeliveryTry'][] {
  return steps
    .filter(({ exchange }) => exchange !== undefined)
    .map(({ at, text, failed, exchange }) => ({
      at: formatTime(at),
      url: body.settings.url,
      ...exchange,
      ...(failed === true && { problem: text }),
    }));
}
