import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { checkTextMessages } from './check-text-messages.ts';

/** The maximum number of recipients of an envelope. */
const most = 100;

/**
 * Refuses recipients that no envelope can have together.
 * @throws ServiceRefusal RECIPIENT_LIMIT_EXCEEDED, INVALID_EMAIL_ADDRESS_FOR_RECIPIENT, ENVELOPE_HAS_DUPLICATE_RECIPIENTS
 */
export function checkRecipients(recipients: readonly StoredRecipient[]): void {
  requireFew(recipients.length);
  checkSeals(recipients);
  checkTextMessages(recipients);
  const ids = new Set<string>();
  const people = new Map<string, string>();
  for (const recipient of recipients) {
    const { recipientId } = recipient;
    if (ids.has(recipientId))
      throw new ServiceRefusal(
        'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
        `Two have the recipientId ${recipientId}. Each recipient requires its own.`,
      );
    ids.add(recipientId);
    checkAddresses(recipient);
    checkLengths(recipient);
    checkDelivery(recipient);
    const person = createPersonKey(recipient);
    if (person === undefined) continue;
    const same = people.get(person);
    if (same !== undefined)
      throw new ServiceRefusal(
        'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
        `${same} and ${recipientId} have the same name, e-mail address and routing order. Remove one, or change its routing order.`,
      );
    people.set(person, recipientId);
  }
}

/**
 * Refuses more recipients than an envelope may have, before anything is done with them.
 * @throws ServiceRefusal RECIPIENT_LIMIT_EXCEEDED
 */
export function requireFew(count: number): void {
  if (count > most)
    throw new ServiceRefusal(
      'RECIPIENT_LIMIT_EXCEEDED',
      `The envelope would have ${count} recipients. The maximum is ${most}.`,
    );
}

/** @throws ServiceRefusal INVALID_EMAIL_ADDRESS_FOR_RECIPIENT */
function checkAddresses({ recipientId, details }: StoredRecipient): void {
  for (const address of [details.email, details.hostEmail, details.signerEmail])
    // Drafts and templates may leave the address open.
    if (address !== undefined && address !== '' && !isEmail(address))
      throw new ServiceRefusal(
        'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
        `Recipient Id: ${recipientId}. ${JSON.stringify(address)} is no e-mail address.`,
      );
}

/**
 * Refuses an electronic seal that has its turn together with somebody else.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence public
 */
function checkSeals(recipients: readonly StoredRecipient[]): void {
  for (const seal of recipients) {
    if (seal.type !== 'seal') continue;
    const other = recipients.find((one) => one !== seal && one.routingOrder === seal.routingOrder);
    if (other !== undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The seal ${seal.recipientId} has the routingOrder ${seal.routingOrder}, as recipient ${other.recipientId} has. A seal requires a routingOrder of its own.`,
      );
  }
}

/**
 * Refuses a recipient who signs on a page of the sender's application, but is told so by WhatsApp.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence public
 */
function checkDelivery({ recipientId, details }: StoredRecipient): void {
  const { clientUserId = '', deliveryMethod = '' } = details;
  if (clientUserId === '' || deliveryMethod.toLowerCase() !== 'whatsapp') return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `Captive Recipients not supported with WhatsApp Delivery: recipient ${recipientId} has a clientUserId and the deliveryMethod WhatsApp. Leave one of them out.`,
  );
}

/**
 * Refuses texts that are longer than the service takes.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence public
 */
function checkLengths({ recipientId, details }: StoredRecipient): void {
  const { customFields = [], emailNotification } = details;
  const texts: [string, string | undefined, number][] = [
    ...customFields.map((one): [string, string, number] => ['customFields', one, 100]),
    ['emailNotification/emailSubject', emailNotification?.emailSubject, 100],
    ['emailNotification/emailBody', emailNotification?.emailBody, 10_000],
  ];
  for (const [field, value = '', longest] of texts)
    if (value.length > longest)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `${field} of recipient ${recipientId} has ${value.length} characters. The maximum is ${longest}.`,
      );
}

/** Checks whether a text has the form of one e-mail address. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 100 && /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\].]+$/.test(text)
  );
}

/**
 * Creates the key of a person and their turn; undefined if no person is named yet, as for an open
 * role.
 */
export function createPersonKey({
  type,
  details,
  routingOrder,
}: StoredRecipient): string | undefined {
  const name = type === 'inPersonSigner' ? (details.signerName ?? details.name) : details.name;
  const email = details.email ?? details.hostEmail;
  if (name === undefined || name === '' || email === undefined || email === '') return undefined;
  return JSON.stringify([name.toLowerCase(), email.toLowerCase(), routingOrder]);
}
