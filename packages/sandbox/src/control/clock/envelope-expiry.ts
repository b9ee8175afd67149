import { theService } from '../../envelopes/life/events.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { inProcess } from '../../envelopes/statuses.ts';
import { voidEnvelope } from '../../envelopes/life/void.ts';
import type { Deed } from './deed.ts';

/** The time of an envelope is up: it is voided. */
export const envelopeExpiry: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || !inProcess.includes(envelope.status)) return;
  await voidEnvelope(state, envelope, 'The envelope has expired.', theService);
  await saveEnvelope(state, envelope);
};
