import { recipientActor, type Actor } from '../../life/actor.ts';
import { isHiddenFrom } from '../../visibility/visibility.ts';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { Visit } from '../visit.ts';

/** A recipient is at a page about its envelope. */
export interface Signing extends Visit {
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
}

/** Who acts: the recipient, or the member of the signing group that was chosen. */
export function signerOf({ recipient, session }: Pick<Signing, 'recipient' | 'session'>): Actor {
  return { ...recipientActor(recipient), ...session.member };
}

/** The documents that a recipient may see, in their order. */
export function documentsFor({
  envelope,
  recipient,
}: Pick<Signing, 'envelope' | 'recipient'>): StoredDocument[] {
  return envelope.documents
    .filter(({ documentId }) => !isHiddenFrom(envelope, recipient, documentId))
    .toSorted((a, b) => a.order - b.order);
}

/** What an envelope is called on pages. */
export function titleOf({ settings, template }: StoredEnvelope): string {
  const title = template?.name ?? settings.emailSubject ?? '';
  return title === '' ? 'Documents without a subject' : title;
}
