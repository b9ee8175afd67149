import type { State } from '../state/state.ts';
import { updateDeliveries } from '../state/deliveries.ts';
import type { Delivery } from './delivery.ts';

/**
 * Writes a message that was put off until it is sent, as the envelope is by now.
 * @throws Error where the envelope is gone
 */
export async function writeLate(state: State, delivery: Delivery): Promise<void> {
  const { late, message, settings, trace } = delivery.body;
  if (late === undefined) return;
  const { event: name, data } = message;
  const { accountId, userId, envelopeId = '', recipientId } = data;
  const envelope = await state.envelopes.get(envelopeId);
  if (envelope === undefined) throw new Error(`Envelope ${envelopeId} no longer exists.`);
  const { makeBody } = await import('./make-delivery.ts');
  const recipient = recipientId === undefined ? {} : { recipientIdGuid: recipientId };
  const written = await makeBody(state, {
    event: { event: name, accountId, userId, envelopeId, ...recipient },
    name,
    envelope,
    subscription: {
      settings,
      logged: true,
      held: false,
      events: new Map([[name, late.documents]]),
    },
  });
  // Merged events are written again at each try.
  delivery.body = {
    ...written,
    ...(settings.aggregated && { late }),
    ...(trace !== undefined && { trace }),
  };
  await updateDeliveries(state.db, delivery.space)
    .set({ body: JSON.stringify(delivery.body) })
    .where('position', '=', delivery.position)
    .execute();
}
