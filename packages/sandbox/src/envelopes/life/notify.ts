import { archiveAddresses } from '../../account/bcc-archive/archives.ts';
import { recipientWantsMail, senderWantsMail } from '../../account/settings/mail-preferences.ts';
import type { StoredMail } from '../../state/model/mail.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { isDone } from '../statuses.ts';
import { listTextMessages, replacesEmail } from './text-messages.ts';
import { findLanguage, type Translate } from '../../pages/languages/language.ts';
import { getInvitationTarget } from './invitation-target.ts';
import { envelopePath, invitationPath } from '../../pages/paths.ts';

/** The addressee and the delivery method of a message. */
type MailAddress = Pick<StoredMail, 'to' | 'deliveryMethod'>;

type Letter = Pick<StoredMail, 'reason' | 'subject' | 'text' | 'language'>;

/** Returns the language that the sender chose for a recipient, and its code. */
export function languageFor({ details }: StoredRecipient): { language?: string; t: Translate } {
  const language = details.emailNotification?.supportedLanguage;
  const { t } = findLanguage(language);
  return language === undefined ? { t } : { language, t };
}

/**
 * Checks whether a recipient gets e-mails: an embedded one does not, unless it is invited through
 * an address of its own.
 */
function getsMail(recipient: StoredRecipient): boolean {
  return (
    getInvitationTarget(recipient) !== undefined && recipient.details.suppressEmails !== 'true'
  );
}

/**
 * Sends a message to a recipient; to every member of a signing group. A recipient with only a
 * telephone number gets a text message.
 */
export async function mailRecipient(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  letter: Letter,
  link?: string,
): Promise<void> {
  if (!getsMail(recipient)) return;
  const { recipientId, details } = recipient;
  const own = details.emailNotification;
  for (const address of await findAddresses(state, envelope, recipient)) {
    const { accountId } = envelope;
    if (!(await recipientWantsMail(state, accountId, address.to.email, letter.reason))) continue;
    await mail(state, envelope, {
      ...letter,
      ...address,
      subject: own?.emailSubject ?? letter.subject,
      recipientId,
      ...(link !== undefined && { link }),
    });
  }
}

/**
 * Sends an e-mail to a recipient, with a button that leads to the envelope. If a PowerForm requires
 * a code to prove the e-mail address, the e-mail contains it.
 */
export function mailInvitation(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  letter: Letter,
): Promise<void> {
  const link = invitationPath(state, envelope, recipient);
  const { accessCode = '', addAccessCodeToEmail } = recipient.details;
  const asks = letter.reason === 'signing-request' || letter.reason === 'reminder';
  const hasCode =
    accessCode !== '' &&
    !isDone(recipient) &&
    (recipient.powerFormStart === 'code' || (asks && addAccessCodeToEmail === 'true'));
  const text = hasCode
    ? [
        ...letter.text,
        findLanguage(letter.language).t('Your access code is {code}.', { code: accessCode }),
      ]
    : letter.text;
  return mailRecipient(state, envelope, recipient, { ...letter, text }, link);
}

/** Writes to the sender, with a button that leads to the envelope in the console. */
export async function mailSender(
  state: State,
  envelope: StoredEnvelope,
  letter: Letter & Pick<StoredMail, 'link'>,
): Promise<void> {
  const { userName, email, userId } = envelope.sender;
  if (!(await senderWantsMail(state, envelope.accountId, userId, letter.reason))) return;
  const link = letter.link ?? envelopePath(state, envelope);
  await mail(state, envelope, { ...letter, link, to: { name: userName, email } });
}

async function mail(
  state: State,
  { accountId, envelopeId, emailSettings }: StoredEnvelope,
  letter: Omit<StoredMail, 'mailId' | 'sentAt' | 'cc' | 'bcc'>,
): Promise<void> {
  const own = (emailSettings?.bccEmailAddresses ?? []).flatMap(({ email = '' }) =>
    email === '' ? [] : [email],
  );
  // A text message has no copies.
  const bcc =
    letter.deliveryMethod === undefined
      ? [...own, ...(await archiveAddresses(state, accountId))]
      : [];
  const replyTo = letter.deliveryMethod === undefined ? readReplyTo(emailSettings) : undefined;
  await state.mail(accountId, { ...letter, envelopeId, ...(replyTo && { replyTo }), cc: [], bcc });
}

function readReplyTo(settings: StoredEnvelope['emailSettings']): StoredMail['replyTo'] {
  const { replyEmailAddressOverride: email = '', replyEmailNameOverride: name = '' } =
    settings ?? {};
  return email === '' ? undefined : { name, email };
}

async function findAddresses(
  state: State,
  { accountId }: StoredEnvelope,
  { details }: StoredRecipient,
): Promise<MailAddress[]> {
  if (details.signingGroupId !== undefined && details.signingGroupId !== '') {
    const group = await state.of(signingGroups).get(accountId, details.signingGroupId);
    return (group?.users ?? []).map(({ userName, email }) => ({ to: { name: userName, email } }));
  }
  const email = details.email ?? details.hostEmail ?? '';
  const name = details.name ?? details.hostName ?? '';
  const messages = listTextMessages(details, name);
  const agents = (details.delegatedTo ?? []).map((agent) => ({
    to: { name: agent.name ?? '', email: agent.email ?? '' },
  }));
  return email === '' || replacesEmail(details)
    ? messages
    : [{ to: { name, email } }, ...agents, ...messages];
}
