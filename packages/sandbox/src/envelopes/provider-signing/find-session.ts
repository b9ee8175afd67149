import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { isRecipient } from '../find-envelope.ts';
import { isReceivedBy } from '../received.ts';
import { isDone, signs } from '../statuses.ts';

/** The envelope and the recipient of a signing with a provider. */
export interface ProviderSession {
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
}

/**
 * Finds the session of a provider. The real service gives the provider a token for each session;
 * here the token of the signer identifies the latest envelope that waits for that user.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if none does
 */
export async function findSession(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  { change = false }: { change?: boolean } = {},
): Promise<ProviderSession> {
  const waiting = await state.envelopes.list(account.accountId, {
    kind: 'envelope',
    conditions: [
      await isReceivedBy(state, account.accountId, caller),
      { column: 'status', in: ['sent', 'delivered'] },
    ],
  });
  for (const { envelopeId } of waiting.toReversed()) {
    const envelope = await state.envelopes.get(envelopeId, { lock: change });
    const recipient = envelope?.recipients.find(
      (one) => signs(one) && !isDone(one) && one.status !== 'created' && isRecipient(one, caller),
    );
    if (envelope !== undefined && recipient !== undefined) return { envelope, recipient };
  }
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `No envelope waits for a signature of ${caller.userName}. Send one, or use the token of its signer.`,
  );
}
