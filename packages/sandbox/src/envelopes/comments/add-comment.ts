import { randomUUID } from 'node:crypto';
import type { CommentPublish } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { addAudit } from '../life/events.ts';
import { mailInvitation, mailSender } from '../life/notify.ts';
import { comments, type CommentPerson, type StoredComment } from './stored-comment.ts';
import { showName } from '../../engine/show-name.ts';

/** The longest text of a comment, in characters. */
const longestComment = 2000;

/** Checks whether comments on an envelope are allowed. */
export function allowsComments({ settings }: Pick<StoredEnvelope, 'settings'>): boolean {
  return settings.allowComments !== 'false';
}

/**
 * Adds a comment to an envelope, and writes to the people whom it mentions, or to the sender.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; USER_LACKS_PERMISSIONS where comments are off
 */
export async function addComment(
  state: State,
  envelope: StoredEnvelope,
  person: CommentPerson,
  { id, text = '', threadId, mentions = [], visibleTo = [], threadAnchorKeys }: CommentPublish,
): Promise<StoredComment> {
  if (!allowsComments(envelope))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `Comments are switched off for envelope ${envelope.envelopeId}. Its sender can set allowComments.`,
    );
  if (text.trim() === '' || text.length > longestComment)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `A comment needs a text of at most ${longestComment} characters.`,
    );
  const { accountId, envelopeId, recipients } = envelope;
  const { userId, userName, email, recipientId } = person;
  const by = { userId, userName, email, ...(recipientId !== undefined && { recipientId }) };
  const known = (await state.of(comments).get(accountId, envelopeId)) ?? [];
  const thread = known.find((one) => one.threadId === threadId);
  if (threadId !== undefined && thread === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Envelope ${envelopeId} has no thread ${threadId}. Omit threadId to begin one.`,
    );
  const unknown = [...mentions, ...visibleTo].find(
    (name) => !recipients.some((one) => isNamed(one, name)),
  );
  if (unknown !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Envelope ${envelopeId} has no recipient ${showName(unknown)}. Name recipients by recipientId or e-mail address.`,
    );
  const tabId = threadAnchorKeys?.tabId ?? thread?.tabId;
  const comment: StoredComment = {
    commentId: id ?? randomUUID(),
    threadId: thread?.threadId ?? randomUUID(),
    threadOriginatorId: thread?.threadOriginatorId ?? by.userId,
    text,
    mentions: [...mentions],
    visibleTo: visibleTo.map(
      (name) => recipients.find((one) => isNamed(one, name))?.recipientId ?? name,
    ),
    ...(tabId !== undefined && { tabId }),
    at: state.now,
    by,
  };
  await state.of(comments).put(accountId, envelopeId, [...known, comment]);
  addAudit(
    state,
    envelope,
    { ...by, ipAddress: '127.0.0.1' },
    'Commented',
    `${by.userName} added a comment.`,
  );
  await tell(state, envelope, comment);
  return comment;
}

function isNamed(
  { recipientId, recipientIdGuid, details }: StoredEnvelope['recipients'][number],
  name: string,
): boolean {
  return [recipientId, recipientIdGuid, details.email?.toLowerCase()].includes(name.toLowerCase());
}

async function tell(
  state: State,
  envelope: StoredEnvelope,
  { text, mentions, by }: StoredComment,
): Promise<void> {
  const letter = {
    reason: 'comment',
    subject: `New comment: ${envelope.settings.emailSubject ?? ''}`,
    text: [`${by.userName} wrote:`, text],
  };
  if (by.userId !== envelope.sender.userId) await mailSender(state, envelope, letter);
  for (const recipient of envelope.recipients)
    if (recipient.status !== 'created' && mentions.some((name) => isNamed(recipient, name)))
      await mailInvitation(state, envelope, recipient, letter);
}
