import type { MockResponse } from '@countersign/mock/core/server';
import type { StoredDocument, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { declineEnvelope } from '../../life/act.ts';
import { type Actor, recipientActor } from '../../life/events.ts';
import { saveEnvelope } from '../../save.ts';
import { isHiddenFrom } from '../../visibility/visibility.ts';
import { returnUrlAfter } from '../access/return-url.ts';
import { again, languageOf, leave, type Visit } from '../visit.ts';

/** A recipient is at a page about its envelope. */
export interface Signing extends Visit {
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
}

/** Returns the person who acts: the recipient, or the chosen member of the signing group. */
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

/** Checks whether a document is in the file with all documents. */
export function isDownloaded({ content, includeInDownload }: StoredDocument): boolean {
  return content !== undefined && includeInDownload !== 'false';
}

/** Checks whether recipients may see the history of an envelope and its certificate. */
export function maySeeHistory({ kind, status, settings }: StoredEnvelope): boolean {
  return kind === 'envelope' && status !== 'created' && settings.allowViewHistory !== 'false';
}

/** Returns the title of an envelope on pages. */
export function titleOf({ settings, template }: StoredEnvelope): string {
  const title = template?.name ?? settings.emailSubject ?? '';
  return title === '' ? 'Documents without a subject' : title;
}

/**
 * Leaves for the application after a recipient has finished. A recipient who came from an e-mail
 * stays, and sees the page with the next steps.
 */
export function leaveFinished(signing: Signing): MockResponse {
  const event = 'signing_complete';
  const { t } = languageOf(signing);
  return returnUrlAfter(signing.session, event) === undefined
    ? again(signing)
    : leave(signing, event, t('Thank you. You have finished'), t('You can close this window.'));
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
  const { t } = languageOf(signing);
  return leave(
    signing,
    'decline',
    t('You have declined'),
    t('The sender is notified, with your reason: {reason}', { reason }),
  );
}
