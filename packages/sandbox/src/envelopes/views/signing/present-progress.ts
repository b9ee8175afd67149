import type { RecipientStatus } from '@countersign/types/esign-v2.1';
import { sessionPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { isDone, mustAct, signs } from '../../statuses.ts';
import { shownTime } from '../visit.ts';
import { documentsFor, isDownloaded, maySeeHistory, type Signing } from './signing.ts';

type At = Pick<Signing, 'envelope' | 'recipient' | 'session'> & { state: Pick<State, 'tenant'> };

/**
 * Presents the files of an envelope for a recipient; a file is undefined if it does not exist, or
 * is not for recipients.
 */
export function presentFiles(at: At): { combined?: string; certificate?: string } {
  const path = (name: string) => sessionPath(at.state, at.session.sessionId, 'documents', name);
  return {
    ...(documentsFor(at).some(isDownloaded) && { combined: path('combined.pdf') }),
    ...(maySeeHistory(at.envelope) && { certificate: path('certificate.pdf') }),
  };
}

/**
 * Presents the history of an envelope to its recipients, newest first; empty if they may not see
 * it.
 */
export function presentHistory({ envelope }: Pick<Signing, 'envelope'>) {
  if (!maySeeHistory(envelope)) return [];
  return envelope.auditEvents
    .map(({ at, action, message }) => ({ at: shownTime(at), action, message }))
    .toReversed();
}

const words: Partial<Record<RecipientStatus, string>> = {
  created: 'comes later',
  sent: 'has not opened it yet',
  delivered: 'has opened it',
  declined: 'has declined',
  autoresponded: 'could not be reached by e-mail',
};

/** Presents the recipients in the order of their turns, with their actions. */
export function presentPeople({ envelope, recipient }: Pick<Signing, 'envelope' | 'recipient'>) {
  return envelope.recipients
    .toSorted((a, b) => a.routingOrder - b.routingOrder)
    .map((one) => {
      const at = one.completedAt ?? one.signedAt ?? one.declinedAt;
      return {
        name: nameOfRecipient(one),
        you: one === recipient,
        done: isDone(one),
        status: isDone(one) ? describeDone(one) : (words[one.status] ?? one.status),
        at: at === undefined ? '' : shownTime(at),
      };
    });
}

/** Names the recipients whose turn it is, as part of a sentence; empty if there are none. */
export function namePending({ recipients }: Signing['envelope']): string {
  const pending = recipients.filter(
    (one) => mustAct(one) && !isDone(one) && one.status !== 'created',
  );
  return new Intl.ListFormat('en').format(pending.map(nameOfRecipient));
}

function describeDone(recipient: StoredRecipient): string {
  if (signs(recipient)) return 'has signed';
  return mustAct(recipient) ? 'has finished' : 'has a copy';
}

function nameOfRecipient({ details, actedBy }: StoredRecipient): string {
  const { signerName, name, hostName, signingGroupName, roleName } = details;
  const names = [actedBy?.userName, signerName, name, hostName, signingGroupName, roleName];
  return names.find((one) => one !== undefined && one !== '') ?? 'A recipient';
}
