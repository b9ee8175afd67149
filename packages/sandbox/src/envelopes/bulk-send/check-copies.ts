import type { BulkSendingCopy } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { checkRecipient } from './check-recipient.ts';
import { requireUnique } from './require-unique.ts';

/**
 * Checks the copies of a list by themselves, without an envelope.
 * @param most largest number of copies in a list
 * @throws ServiceRefusal BULK_SEND_MAX_COPIES_EXCEEDED and the other codes of a new list, for the
 *   first copy that is invalid
 */
export function checkCopies(copies: readonly BulkSendingCopy[], most: number): void {
  if (copies.length > most)
    throw new ServiceRefusal(
      'BULK_SEND_MAX_COPIES_EXCEEDED',
      `/bulkCopies has ${copies.length} copies. The maximum is ${most}. Split the list.`,
    );
  let usesRoles: boolean | undefined;
  for (const [index, copy] of copies.entries()) {
    const place = `/bulkCopies/${index}`;
    checkFields(copy, place);
    const recipients = copy.recipients ?? [];
    for (const [at, recipient] of recipients.entries()) {
      const byRole = checkRecipient(recipient, `${place}/recipients/${at}`);
      usesRoles ??= byRole;
      if (byRole !== usesRoles)
        throw new ServiceRefusal(
          'BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST',
          `${place}/recipients/${at} has a ${byRole ? 'roleName' : 'recipientId'}, but earlier recipients of the list have a ${byRole ? 'recipientId' : 'roleName'}. Identify all in the same way.`,
        );
    }
    requireUnique(
      recipients.map(({ recipientId = '' }) => recipientId),
      'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE',
      `${place}/recipients: the recipientId`,
    );
    requireUnique(
      recipients.map(({ roleName = '' }) => roleName),
      'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE',
      `${place}/recipients: the roleName`,
    );
  }
}

/** @throws ServiceRefusal BULK_SEND_ENVELOPE_CUSTOM_FIELD_… */
function checkFields({ customFields = [] }: BulkSendingCopy, place: string): void {
  for (const [at, { name = '', value = '' }] of customFields.entries()) {
    if (name === '')
      throw new ServiceRefusal(
        'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED',
        `${place}/customFields/${at} requires a name.`,
      );
    if (value === '')
      throw new ServiceRefusal(
        'BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED',
        `${place}/customFields/${at} (${name}) requires a value.`,
      );
  }
  requireUnique(
    customFields.map(({ name = '' }) => name),
    'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE',
    `${place}/customFields: the name`,
  );
}
