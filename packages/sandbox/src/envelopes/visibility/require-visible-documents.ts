import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachTab } from '../tabs/each-tab.ts';

/** The values of `documentVisibility` with which signers see only what they sign, in all envelopes. */
const always: ReadonlySet<string> = new Set([
  'MustSignToViewUnlessSenderAccount',
  'MustSignToViewUnlessSender',
]);

/** The kinds of recipients that are refused without tabs; of others, nothing is known. */
const signers: ReadonlySet<RecipientType> = new Set(['signer', 'inPersonSigner']);

/**
 * Hides documents on which signers have no tabs, where the account does so in all envelopes, and
 * refuses to send an envelope in which a signer would then see nothing: one without tabs places them
 * freely on what is seen. A draft is not refused, since tabs may follow.
 * @throws ServiceRefusal ONESIGNALLSIGN_NOT_SATISFIED
 * @evidence public
 */
export async function requireVisibleDocuments(
  state: Pick<State, 'of'>,
  { accountId, settings, recipients }: StoredEnvelope,
): Promise<void> {
  const account = await state.of(accounts).get('', accountId);
  const { documentVisibility = '' } = account?.settings ?? {};
  if (always.has(documentVisibility)) settings.enforceSignerVisibility = 'true';
  if (documentVisibility === 'Off' || settings.enforceSignerVisibility !== 'true') return;
  const found = recipients.find((one) => signers.has(one.type) && !hasTabs(one));
  if (found === undefined) return;
  throw new ServiceRefusal(
    'ONESIGNALLSIGN_NOT_SATISFIED',
    `Recipient ${found.recipientId} has no tabs, and signers see only documents on which they have some. Give it a tab, or set enforceSignerVisibility of the envelope or documentVisibility of the account to another value.`,
  );
}

function hasTabs({ tabs }: Pick<StoredRecipient, 'tabs'>): boolean {
  return eachTab(tabs).some(({ list, prefill }) => !prefill && list !== 'tabGroups');
}
