import { theService } from '../envelope/actor.js';
import { saveEnvelope } from '../envelope/save.js';
import { inProcess } from '../envelope/statuses.js';
import { voidEnvelope } from '../envelope/void.js';
import type { Deed } from './deed.js';

/** The time of an envelope is up: it is voided. */
export const envelopeExpiry: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  await voidEnvelope(state, envelope, 'The envelope has expired.', theService);
  await saveEnvelope(state, envelope);
};
