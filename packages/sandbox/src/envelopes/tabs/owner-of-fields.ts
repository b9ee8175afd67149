import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { isDone, signs } from '../statuses.ts';

/** The names by which a field of a document says whose it is. */
export interface OwnerNames {
  /** The ID of the recipient, or its GUID. */
  recipientId?: string | undefined;
  /** The name of its role, in any case. */
  role?: string | undefined;
}

/**
 * Finds the recipient of fields that a document brings with it, such as elements of HTML and forms of
 * PDFs: the signer whom they name, or else the only signer.
 * @evidence public
 */
export function findOwnerOfFields(
  { recipients }: Pick<StoredEnvelope, 'recipients'>,
  names: OwnerNames,
): StoredRecipient | undefined {
  const able = recipients.filter((one) => signs(one) && !isDone(one));
  const named = able.find((one) => isNamed(one, names));
  return named ?? (able.length === 1 ? able[0] : undefined);
}

/** Reports whether a field names a recipient: by the ID, or without one by the role. */
export function isNamed(
  { recipientId: id, recipientIdGuid, details }: StoredRecipient,
  { recipientId = '', role = '' }: OwnerNames,
): boolean {
  if (recipientId !== '') return id === recipientId || recipientIdGuid === recipientId;
  return role !== '' && details.roleName?.toLowerCase() === role.toLowerCase();
}
