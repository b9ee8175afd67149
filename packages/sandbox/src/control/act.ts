import { type Actor, recipientActor } from '../envelopes/life/events.ts';
import { saveEnvelope } from '../envelopes/save.ts';
import type { components } from './generated/control.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';
import type { ControlCall, ControlParts } from './control-call.ts';
import { notFound } from './control-problem.ts';
import { write } from './in-call.ts';

/** A recipient who acts, in the envelope in which that is. */
export interface Act {
  state: State;
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
  actor: Actor;
}

/** Does something as the recipient whom the path names, and tells where things stand then. */
export async function act(
  parts: ControlParts,
  call: ControlCall,
  as: components['schemas']['Person'] | undefined,
  deed: (act: Act) => Promise<void> | void,
): Promise<components['schemas']['Acted']> {
  const { envelopeId = '', recipientId = '' } = call.path;
  return write(parts, call, async (state) => {
    const envelope = await state.envelopes.get(envelopeId.toLowerCase(), { lock: true });
    if (envelope === undefined || envelope.kind === 'template')
      throw notFound(`There is no envelope ${envelopeId} in this tenant.`, 'path/envelopeId');
    const recipient = envelope.recipients.find(
      (one) => one.recipientId === recipientId || one.recipientIdGuid === recipientId,
    );
    if (recipient === undefined)
      throw notFound(
        `Envelope ${envelopeId} has no recipient ${recipientId}; it has ${envelope.recipients.map((one) => one.recipientId).join(', ')}.`,
        'path/recipientId',
      );
    await deed({ state, envelope, recipient, actor: { ...recipientActor(recipient), ...as } });
    await saveEnvelope(state, envelope);
    return {
      envelopeId: envelope.envelopeId,
      envelopeStatus: envelope.status,
      recipientId: recipient.recipientId,
      recipientStatus: recipient.status,
    };
  });
}
