import { describeProof } from '../../../envelopes/views/access/grants.ts';
import { beginSession } from '../../../envelopes/views/access/begin-session.ts';
import { sessionPath } from '../../../pages/paths.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import type { StoredInstance } from '../instances/stored-instance.ts';

/**
 * Begins the signing of the person who has filled in a form, with what the application has said
 * about how it recognized the person.
 * @returns the path of the signing page
 */
export async function beginSigning(
  state: State,
  { proof, returnUrl: usual }: Pick<StoredInstance, 'proof' | 'returnUrl'>,
  { envelope, signer }: { envelope: StoredEnvelope; signer: StoredRecipient },
  returnUrl = usual,
): Promise<string> {
  const { accountId, envelopeId } = envelope;
  const authenticationMethod = describeProof(proof);
  const { sessionId } = await beginSession(state, {
    view: 'signing',
    accountId,
    envelopeId,
    recipientIdGuid: signer.recipientIdGuid,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(authenticationMethod !== undefined && { authenticationMethod }),
  });
  return sessionPath(state, sessionId);
}
