import type { BulkSendingCopyRecipient } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { RecipientDetails } from '../../state/model/recipient.ts';

/** Reads the properties of a person in a copy; other properties come from the source. */
export function readCopyDetails({
  recipientId: _id,
  roleName: _role,
  recipientType: _type,
  tabs: _tabs,
  ...details
}: BulkSendingCopyRecipient): RecipientDetails {
  return withoutUndefined(details);
}
