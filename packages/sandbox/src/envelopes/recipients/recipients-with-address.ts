import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/** How many envelopes, the newest first, are looked through. */
const most = 500;

/** The recipients of envelopes of an account with an e-mail address. */
export async function recipientsWithAddress(
  state: State,
  accountId: string,
  email: string,
): Promise<{ envelope: StoredEnvelope; recipient: StoredRecipient }[]> {
  if (email === '') return [];
  const envelopes = await state.envelopes.list(accountId, {
    kind: 'envelope',
    search: email,
    order: { by: 'changed_at', direction: 'desc' },
    count: most,
  });
  return envelopes.flatMap((envelope) =>
    envelope.recipients
      .filter(({ details }) => details.email?.toLowerCase() === email.toLowerCase())
      .map((recipient) => ({ envelope, recipient })),
  );
}
