import type { StoredRecipient } from '../../state/model/recipient.ts';
import { isDone } from '../statuses.ts';

/** Whether it is known who a recipient is, or somebody before it says so. */
export function isNamed(recipient: StoredRecipient, all: readonly StoredRecipient[]): boolean {
  return isKnown(recipient) || all.some((one) => names(one, recipient));
}

/** Whether an agent or an intermediary who has not finished is to say who a recipient is. */
export function waitsForName(recipient: StoredRecipient, all: readonly StoredRecipient[]): boolean {
  return !isKnown(recipient) && all.some((one) => !isDone(one) && names(one, recipient));
}

/** Whether it is known who a recipient is. */
export function isKnown(recipient: StoredRecipient): boolean {
  return listUnknown(recipient).length === 0;
}

/** The properties that are missing to know who a recipient is. */
export function listUnknown({ type, details }: StoredRecipient): string[] {
  if (type === 'seal' || isGiven(details.signingGroupId)) return [];
  const { name, email, hostEmail, phoneNumber } = details;
  // The service of the notary finds somebody.
  if (type === 'notary' && details.notarySourceType === 'thirdparty') return [];
  if (type === 'inPersonSigner') return isGiven(hostEmail) || isGiven(email) ? [] : ['hostEmail'];
  return [
    ...(isGiven(name) ? [] : ['name']),
    ...(isGiven(email) || isGiven(phoneNumber?.number) ? [] : ['email']),
  ];
}

function isGiven(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

/** Whether one recipient may say who another is. */
function names({ type, routingOrder }: StoredRecipient, other: StoredRecipient): boolean {
  if (other.type === type && other.routingOrder === routingOrder) return false;
  if (type === 'agent') return routingOrder < other.routingOrder;
  return type === 'intermediary' && routingOrder <= other.routingOrder;
}
