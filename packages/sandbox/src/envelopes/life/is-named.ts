import type { StoredRecipient } from '../../state/model/recipient.ts';
import { isDone } from '../statuses.ts';

/** Checks whether a recipient is known, or an earlier recipient will name it. */
export function isNamed(recipient: StoredRecipient, all: readonly StoredRecipient[]): boolean {
  return isKnown(recipient) || all.some((one) => names(one, recipient));
}

/** Checks whether a recipient waits for an agent or an intermediary to name it. */
export function waitsForName(recipient: StoredRecipient, all: readonly StoredRecipient[]): boolean {
  return !isKnown(recipient) && all.some((one) => !isDone(one) && names(one, recipient));
}

/** Checks whether all required properties of a recipient are known. */
export function isKnown(recipient: StoredRecipient): boolean {
  return listUnknown(recipient).length === 0;
}

/** The properties that are missing to know who a recipient is. */
export function listUnknown({ type, details }: StoredRecipient): string[] {
  if (type === 'seal' || isGiven(details.signingGroupId)) return [];
  const { name, email, hostEmail, phoneNumber } = details;
  // The notary service chooses the notary later.
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

/** Checks whether one recipient may name another. */
function names({ type, routingOrder }: StoredRecipient, other: StoredRecipient): boolean {
  if (other.type === type && other.routingOrder === routingOrder) return false;
  if (type === 'agent') return routingOrder < other.routingOrder;
  return type === 'intermediary' && routingOrder <= other.routingOrder;
}
