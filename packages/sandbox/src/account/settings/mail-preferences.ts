import type {
  SenderEmailNotifications,
  SignerEmailNotifications,
} from '@countersign/types/esign-v2.1';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { isSameAddress } from '../users/person.ts';
import { mailDefaults } from './account-defaults.ts';

/** The preferences about the e-mails that a sender gets, by the reason of the e-mail. */
const ofSenders = new Map<string, keyof SenderEmailNotifications>([
  ['completed', 'envelopeComplete'],
  ['declined', 'senderEnvelopeDeclined'],
  ['purge', 'purgeDocuments'],
  ['viewed', 'recipientViewed'],
]);

/** The preferences about the e-mails that a recipient gets. */
const ofSigners = new Map<string, keyof SignerEmailNotifications>([
  ['signing-request', 'envelopeActivation'],
  ['copy', 'carbonCopyNotification'],
  ['completed', 'envelopeComplete'],
  ['declined', 'envelopeDeclined'],
  ['voided', 'envelopeVoided'],
]);

/**
 * Checks whether the sender of an envelope gets e-mails with a reason: by the user's own settings,
 * or by the defaults of the account.
 */
export async function senderWantsMail(
  state: State,
  accountId: string,
  userId: string,
  reason: string,
): Promise<boolean> {
  const preference = ofSenders.get(reason);
  if (preference === undefined) return true;
  const member = await state.of(members).getShared(accountId, userId);
  const own = member?.settings.senderEmailNotifications?.[preference];
  const { apiEmailNotifications } = await mailDefaults.readShared(state, accountId);
  const usual = apiEmailNotifications?.senderEmailNotifications?.[preference];
  return (own ?? usual ?? 'true') === 'true';
}

/** Tells if a recipient wants an e-mail. Recipients who are not users of the account get every one. */
export async function recipientWantsMail(
  state: State,
  accountId: string,
  email: string,
  reason: string,
): Promise<boolean> {
  const preference = ofSigners.get(reason);
  if (preference === undefined) return true;
  const member = await findMember(state, accountId, email);
  if (member === undefined) return true;
  const own = member.settings.signerEmailNotifications?.[preference];
  const { apiEmailNotifications } = await mailDefaults.readShared(state, accountId);
  const usual = apiEmailNotifications?.signerEmailNotifications?.[preference];
  return (own ?? usual ?? 'true') === 'true';
}

async function findMember(
  state: State,
  accountId: string,
  email: string,
): Promise<Readonly<StoredMember> | undefined> {
  const all = await state.of(members).listShared(accountId);
  return all.find((member) => member.status !== 'Closed' && isSameAddress(member.email, email));
}
