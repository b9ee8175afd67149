import type { EnvelopeStatus } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../state/model/recipient.ts';

/** Sent, and not ended. */
export const inProcess: readonly EnvelopeStatus[] = ['sent', 'delivered', 'correct'];

/** Final statuses of an envelope. */
export const ended: readonly EnvelopeStatus[] = ['completed', 'declined', 'voided', 'deleted'];

/**
 * Writes a status of an envelope after "is": as words of the service, `created` and `correct` would
 * read as something else.
 */
export function statusInWords(status: EnvelopeStatus): string {
  switch (status) {
    case 'created':
      return 'a draft';
    case 'correct':
      return 'being corrected by its sender';
    case 'template':
      return 'a template';
    default:
      return status;
  }
}

/** A draft, or in process. */
export const editable: readonly EnvelopeStatus[] = ['created', ...inProcess];

/** The statuses of drafts, and of drafts that were deleted. */
export const unsent: readonly EnvelopeStatus[] = ['created', 'deleted'];

/** Checks whether an envelope is a draft, or was deleted as a draft: only its sender sees it. */
export function isUnsent({ status }: Pick<StoredEnvelope, 'status'>): boolean {
  return unsent.includes(status);
}

/** The kinds that others wait for: all but those who only get a copy. */
const actingTypes: ReadonlySet<RecipientType> = new Set([
  'signer',
  'inPersonSigner',
  'certifiedDelivery',
  'editor',
  'agent',
  'intermediary',
  'notary',
  'witness',
  'participant',
  'notaryWitness',
  'authorizedSignatory',
]);

/** Checks whether a recipient has to act; others are done when it is their turn. */
export function mustAct({ type }: StoredRecipient): boolean {
  return actingTypes.has(type);
}

/** Checks whether opening the envelope is all that a recipient has to do. */
export function isDoneByOpening({ type }: StoredRecipient): boolean {
  return type === 'certifiedDelivery';
}

/**
 * The kinds that sign.
 * @evidence public
 */
export const signingTypes: ReadonlySet<RecipientType> = new Set([
  'signer',
  'inPersonSigner',
  'notary',
  'witness',
  'participant',
  'notaryWitness',
  'authorizedSignatory',
]);

/** Checks whether a recipient signs, and so can have tabs. */
export function signs({ type }: StoredRecipient): boolean {
  return signingTypes.has(type);
}

/** Checks whether a recipient has finished. */
export function isDone({ status }: StoredRecipient): boolean {
  return status === 'completed' || status === 'signed';
}

/**
 * Lists the recipients whose turn it is, and who have not finished yet.
 * @evidence public
 */
export function waitingRecipients({ recipients }: StoredEnvelope): StoredRecipient[] {
  return recipients.filter((one) => mustAct(one) && ['sent', 'delivered'].includes(one.status));
}
