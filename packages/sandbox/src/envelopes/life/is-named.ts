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
export function isKnown({ type, details }: StoredRecipient): boolean {
  if (type === 'seal') return true;
  if ((details.signingGroupId ?? '') !== '') return true;
  if (type === 'inPersonSigner')
    return [details.hostEmail, details.email].some((email) => (email ?? '') !== '');
  const reached = [details.email, details.phoneNumber?.number];
  return (details.name ?? '') !== '' && reached.some((address) => (address ?? '') !== '');
}

/** Whether one recipient may say who another is. */
function names({ type, routingOrder }: StoredRecipient, other: StoredRecipient): boolean {
  if (other.type === type && other.routingOrder === routingOrder) return false;
  if (type === 'agent') return routingOrder < other.routingOrder;
  return type === 'intermediary' && routingOrder <= other.routingOrder;
}
