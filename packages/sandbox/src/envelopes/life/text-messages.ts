import type { RecipientPhoneNumber } from '@countersign/types/esign-v2.1';
import type { StoredMail, TextMessageMethod } from '../../state/model/mail.ts';
import type { RecipientDetails } from '../../state/model/recipient.ts';

/** The properties of a recipient that decide how it is notified. */
type Delivery = Pick<
  RecipientDetails,
  'deliveryMethod' | 'email' | 'phoneNumber' | 'additionalNotifications'
>;

/** The name of each way to send a text message, by its name in lower case. */
const methods = new Map<string, TextMessageMethod>([
  ['sms', 'SMS'],
  ['whatsapp', 'WhatsApp'],
]);

/** Checks whether a recipient gets text messages instead of e-mails. */
export function replacesEmail({ deliveryMethod, phoneNumber }: Delivery): boolean {
  return readMethod(deliveryMethod) !== undefined && formatNumber(phoneNumber) !== '';
}

/** Returns the first method by which a recipient is notified, in the form of responses. */
export function getDeliveryMethod(details: Delivery): string {
  if (details.deliveryMethod !== undefined) return details.deliveryMethod;
  return (details.email ?? '') === '' && formatNumber(details.phoneNumber) !== '' ? 'SMS' : 'email';
}

/**
 * Lists the text messages to a recipient: to its own number, if there is no e-mail address or the
 * sender prefers it, and to the numbers of additional notifications.
 */
export function listTextMessages(
  details: Delivery,
  name: string,
): Pick<StoredMail, 'to' | 'deliveryMethod'>[] {
  const own = readMethod(getDeliveryMethod(details));
  const all = [
    { method: own, phoneNumber: details.phoneNumber },
    ...(details.additionalNotifications ?? []).map((one) => ({
      method: readMethod(one.secondaryDeliveryMethod),
      phoneNumber: one.phoneNumber,
    })),
  ];
  return all.flatMap(({ method, phoneNumber }) => {
    const number = formatNumber(phoneNumber);
    if (method === undefined || number === '') return [];
    return [{ to: { name, email: '', phoneNumber: number }, deliveryMethod: method }];
  });
}

function readMethod(text = ''): TextMessageMethod | undefined {
  return methods.get(text.toLowerCase());
}

/** A telephone number with its country, such as `+1 2065550100`; empty without one. */
function formatNumber({ countryCode = '', number = '' }: RecipientPhoneNumber = {}): string {
  const country = countryCode.replace(/^\+/u, '');
  return number === '' || country === '' ? number : `+${country} ${number}`;
}
