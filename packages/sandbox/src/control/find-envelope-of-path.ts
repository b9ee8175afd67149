import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';
import type { ControlCall } from '../frame/control/control-call.ts';
import { notFound } from '../frame/control/control-problem.ts';

/**
 * Finds the envelope or template of the path, in any account.
 * @throws ControlProblem if it does not exist
 */
export async function findItemOfPath(
  state: State,
  { path: { envelopeId = '' } }: ControlCall,
): Promise<StoredEnvelope> {
  const found = await state.envelopes.get(envelopeId.toLowerCase());
  if (found !== undefined) return found;
  throw notFound(
    `The tenant has no envelope or template ${envelopeId}. GET /envelopes lists them.`,
    'path/envelopeId',
  );
}

/**
 * Finds the envelope of the path, in any account; `lock` if it will be changed.
 * @throws ControlProblem if it does not exist
 */
export async function findEnvelopeOfPath(
  state: State,
  { path: { envelopeId = '' } }: ControlCall,
  options: { lock?: boolean } = {},
): Promise<StoredEnvelope> {
  const found = await state.envelopes.get(envelopeId.toLowerCase(), options);
  if (found?.kind === 'envelope') return found;
  throw notFound(`The tenant has no envelope ${envelopeId}.`, 'path/envelopeId');
}

/**
 * The recipient that the path names, by the ID of the sender or by the GUID.
 * @throws ControlProblem if the envelope has no such recipient
 */
export function findRecipientOfPath(
  { envelopeId, recipients }: StoredEnvelope,
  { path: { recipientId = '' } }: ControlCall,
): StoredRecipient {
  const found = recipients.find(
    (one) => one.recipientId === recipientId || one.recipientIdGuid === recipientId,
  );
  if (found !== undefined) return found;
  throw notFound(
    `Envelope ${envelopeId} has no recipient ${recipientId}. It has ${recipients.map((one) => one.recipientId).join(', ')}.`,
    'path/recipientId',
  );
}
