import { isSameAddress } from '../../account/users/person.ts';
import { members } from '../../state/model/account.ts';
import { authorizations, isValidAt } from '../../state/model/authorizations.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { signs } from '../statuses.ts';

/**
 * Lets an agent sign to whom a recipient who is a user of the account has delegated signing. The
 * recipient has the agent's name, and the agent gets the invitations too.
 * @evidence inferred
 */
export async function delegateSigning(
  state: State,
  { accountId }: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  const { details } = recipient;
  const { email } = details;
  if (email === undefined || !signs(recipient)) return;
  const delegated = (await state.of(authorizations).listShared(accountId)).filter(
    (one) => one.permission === 'sign' && isValidAt(one, state.now),
  );
  for (const { authorizationId, agentId, principalId } of delegated) {
    const principal = await state.of(members).get(accountId, principalId);
    if (!isSameAddress(principal?.email, email)) continue;
    const agent = await state.of(members).get(accountId, agentId);
    if (agent?.status !== 'Active') continue;
    const { userId, userName, email: address } = agent;
    details.delegatedTo = [
      { userId, name: userName, email: address, userAuthorizationId: authorizationId },
    ];
  }
}
