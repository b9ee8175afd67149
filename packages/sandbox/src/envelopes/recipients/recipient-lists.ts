import type { Recipients, Signer } from '@countersign/types/esign-v2.1';
import { requireFew } from './check-recipients.ts';
import {
  recipientTypes,
  type RecipientList,
  type RecipientType,
} from '../../state/model/recipient.ts';

/** A recipient of any kind as a caller sends it: all fields are optional. */
export interface RecipientInput extends Signer {
  hostName?: string | undefined;
  hostEmail?: string | undefined;
}

/** A recipient of a request, and its kind by the list that it stood in. */
export interface ListedRecipient {
  type: RecipientType;
  input: RecipientInput;
  /** Its location among the recipients of the body, such as `/signers/0`. */
  at: string;
}

/**
 * The recipients of all lists of a body, list after list.
 * @throws ServiceRefusal RECIPIENT_LIMIT_EXCEEDED where no envelope can have as many
 */
export function listedRecipients(recipients: Recipients): ListedRecipient[] {
  requireFew(recipientLists.reduce((sum, list) => sum + (recipients[list] ?? []).length, 0));
  return recipientLists.flatMap((list) => {
    const items: readonly RecipientInput[] = recipients[list] ?? [];
    return items.map((input, index) => ({
      type: recipientTypes[list],
      input,
      at: `/${list}/${index}`,
    }));
  });
}

/** The IDs of the recipients that a body names; empty text for one without an ID. */
export function namedRecipients(recipients: Recipients): string[] {
  return listedRecipients(recipients).map(
    ({ input: { recipientId, recipientIdGuid } }) => recipientId ?? recipientIdGuid ?? '',
  );
}

/** The names of all lists of recipients. */
const recipientLists: readonly RecipientList[] = [
  'signers',
  'inPersonSigners',
  'carbonCopies',
  'certifiedDeliveries',
  'editors',
  'agents',
  'intermediaries',
  'notaries',
  'seals',
  'witnesses',
  'participants',
  'notaryWitnesses',
  'authorizedSignatories',
];
