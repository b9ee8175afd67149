import { sessionPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { isDone, mustAct, signs } from '../../statuses.ts';
import type { Translate } from '../../../pages/languages/language.ts';
import { languageOf } from '../visit.ts';
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
export function presentHistory({ envelope, language }: Pick<Signing, 'envelope' | 'language'>) {
  const { formatTime } = languageOf({ language });
  if (!maySeeHistory(envelope)) return [];
  return envelope.auditEvents
    .map(({ at, action, message }) => ({ at: formatTime(at), action, message }))
    .toReversed();
}

/** Describes how far a recipient is, in words after the name. */
export function describeProgress(recipient: StoredRecipient, t: Translate): string {
  return isDone(recipient) ? describeDone(recipient, t) : describeStatus(recipient, t);
}

function describeStatus({ status }: StoredRecipient, t: Translate): string {
  switch (status) {
    case 'created':
      return t('comes later');
    case 'sent':
      return t('has not opened it yet');
    case 'delivered':
      return t('has opened it');
    case 'declined':
      return t('has declined');
    case 'autoresponded':
      return t('could not be reached by e-mail');
    default:
      return status;
  }
}

/** Presents the recipients in the order of their turns, with their actions. */
export function presentPeople({
  envelope,
  recipient,
  language,
}: Pick<Signing, 'envelope' | 'recipient' | 'language'>) {
  const { t, formatTime } = languageOf({ language });
  return envelope.recipients
    .toSorted((a, b) => a.routingOrder - b.routingOrder)
    .map((one) => {
      const at = one.completedAt ?? one.signedAt ?? one.declinedAt;
      return {
        name: nameOfRecipient(one),
        you: one === recipient,
        done: isDone(one),
        status: describeProgress(one, t),
        at: at === undefined ? '' : formatTime(at),
      };
    });
}

/** Names the recipients whose turn it is. */
export function namePending({ recipients }: Signing['envelope']): string[] {
  const pending = recipients.filter(
    (one) => mustAct(one) && !isDone(one) && one.status !== 'created',
  );
  return pending.map(nameOfRecipient);
}

/** Names the person who signs instead of a recipient; undefined if nobody does. */
export function nameSuccessor(
  { recipients }: Signing['envelope'],
  { recipientIdGuid }: StoredRecipient,
): string | undefined {
  const successor = recipients.find((one) => one.reassigned?.recipientIdGuid === recipientIdGuid);
  return successor && nameOfRecipient(successor);
}

function describeDone(recipient: StoredRecipient, t: Translate): string {
  if (signs(recipient)) return t('has signed');
  return mustAct(recipient) ? t('has finished') : t('has a copy');
}

function nameOfRecipient({ details, actedBy }: StoredRecipient): string {
  const { signerName, name, hostName, signingGroupName, roleName } = details;
  const names = [actedBy?.userName, signerName, name, hostName, signingGroupName, roleName];
  return names.find((one) => one !== undefined && one !== '') ?? 'A recipient';
}
