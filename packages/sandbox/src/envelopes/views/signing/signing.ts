import type { MockResponse } from '@countersign/mock/extend';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { declineEnvelope } from '../../life/act.ts';
import { type Actor, recipientActor } from '../../life/events.ts';
import { saveEnvelope } from '../../save.ts';
import { isHiddenFrom } from '../../visibility/visibility.ts';
import { leave, type Visit } from '../visit.ts';

/** A recipient is at a page about its envelope. */
export interface Signing extends Visit {
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
}

/** Who acts: the recipient, or the member of the signing group that was chosen. */
export function getSigner({ recipient, session }: Pick<Signing, 'recipient' | 'session'>): Actor {
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

/** The longest reason, in characters. */
const longest = 500;

/** Declines with the reason in the form; undefined where it says none, and nothing was done. */
export async function decline(signing: Signing): Promise<MockResponse | undefined> {
  const { state, envelope, recipient, form } = signing;
  const reason = form?.text('decline-reason') ?? '';
  if (reason === '' || reason.length > longest) return undefined;
  await declineEnvelope(state, envelope, recipient, reason, getSigner(signing));
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'decline',
    'You have declined',
    'The sender is notified, with your reason.',
  );
}
