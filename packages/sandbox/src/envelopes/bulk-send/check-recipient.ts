import type { BulkSendingCopyRecipient } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../account/users/person.ts';
import { type ServiceErrorCode, ServiceRefusal } from '../../engine/service-refusal.ts';
import { requireUnique } from './require-unique.ts';

/**
 * Checks a recipient of a copy by itself.
 * @returns true if it is identified by its role, and not by its ID
 * @throws ServiceRefusal with one of the codes of a new list
 */
export function checkRecipient(recipient: BulkSendingCopyRecipient, place: string): boolean {
  const { recipientId = '', roleName = '', tabs = [] } = recipient;
  const refuse = (code: ServiceErrorCode, message: string) => {
    throw new ServiceRefusal(code, `${place} ${message}`);
  };
  if (recipientId !== '' && roleName !== '')
    refuse(
      'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT',
      'has both a recipientId and a roleName. Remove one of them.',
    );
  if (recipientId === '' && roleName === '')
    refuse('BULK_SEND_RECIPIENT_ID_REQUIRED', 'requires a recipientId or a roleName.');
  if (isNameless(recipient)) refuse('BULK_SEND_RECIPIENT_NAME_REQUIRED', 'requires a name.');
  checkAddress(recipient, refuse);
  checkAuthentication(recipient, refuse);
  for (const [at, { tabLabel = '', initialValue = '' }] of tabs.entries()) {
    if (tabLabel === '') refuse('BULK_SEND_TAB_LABEL_REQUIRED', `requires /tabs/${at}/tabLabel.`);
    if (initialValue === '')
      refuse('BULK_SEND_TAB_VALUE_REQUIRED', `requires /tabs/${at}/initialValue (${tabLabel}).`);
  }
  requireUnique(
    tabs.map(({ tabLabel = '' }) => tabLabel),
    'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE',
    `${place}/tabs: the tabLabel`,
  );
  return roleName !== '';
}

type Refuse = (code: ServiceErrorCode, message: string) => void;

function isNameless({ name, hostName, signerName, signingGroupId }: BulkSendingCopyRecipient) {
  return [name, hostName, signerName, signingGroupId].every((one) => (one ?? '').trim() === '');
}

function checkAddress(recipient: BulkSendingCopyRecipient, refuse: Refuse): void {
  const { email = '', hostEmail = '', faxNumber = '', signingGroupId = '' } = recipient;
  const method = recipient.deliveryMethod?.toLowerCase() ?? 'email';
  for (const address of [email, hostEmail])
    if (address !== '' && !isEmailAddress(address))
      refuse(
        'BULK_SEND_EMAIL_ADDRESS_NOT_VALID',
        `has the e-mail address ${JSON.stringify(address)}, which is malformed.`,
      );
  if (method === 'email' && email === '' && hostEmail === '' && signingGroupId === '')
    refuse('BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT', 'requires an email.');
  if (method === 'fax' && faxNumber === '')
    refuse('BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT', 'requires a faxNumber.');
  if (faxNumber !== '' && !isPhoneNumber(faxNumber))
    refuse(
      'BULK_SEND_FAX_NUMBER_NOT_VALID',
      `has the faxNumber ${JSON.stringify(faxNumber)}, which is malformed.`,
    );
}

function checkAuthentication(recipient: BulkSendingCopyRecipient, refuse: Refuse): void {
  const { idCheckConfigurationName = '', smsAuthentication } = recipient;
  if (idCheckConfigurationName === 'SMS Auth $' && smsAuthentication === undefined)
    refuse(
      'BULK_SEND_INVALID_ID_CHECK_CONFIGURATION',
      'has the identity check SMS Auth $, which requires smsAuthentication.',
    );
  if (smsAuthentication !== undefined) {
    const numbers = smsAuthentication.senderProvidedNumbers ?? [];
    if (numbers.every((number) => number.trim() === ''))
      refuse(
        'BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH',
        'requires a number in /smsAuthentication/senderProvidedNumbers.',
      );
    const wrong = numbers.find((number) => !isPhoneNumber(number));
    if (wrong !== undefined)
      refuse(
        'BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH',
        `has the number ${JSON.stringify(wrong)} for text messages, which is malformed.`,
      );
  }
  if ((recipient.recipientSignatureProviders ?? []).length > 1)
    refuse('BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION', 'has more than one signature provider.');
}

/**
 * Checks whether a text has the form of a telephone number: 5 to 20 digits, with the usual
 * separators.
 */
function isPhoneNumber(text: string): boolean {
  return /^\+?[\d ()./-]{5,40}$/.test(text) && /^\d{5,20}$/.test(text.replaceAll(/\D/g, ''));
}
