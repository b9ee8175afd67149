import type { Context } from '../../../engine/context.ts';
import { readGuid } from '../../../engine/read-guid.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { agreements, type StoredAgreement } from './stored-agreement.ts';

/**
 * Finds the agreement of a path.
 * @throws Refusal 404 if the account has none with this ID
 */
export async function findAgreement(
  state: State,
  { account }: Pick<Context, 'account'>,
  agreementId: string,
): Promise<StoredAgreement> {
  const found = await state.of(agreements).get(account.accountId, readGuid(agreementId));
  if (found !== undefined) return found;
  throw refusal(
    '404',
    `The account has no agreement ${agreementId}. List them with Agreements_GetAgreementsList.`,
  );
}
