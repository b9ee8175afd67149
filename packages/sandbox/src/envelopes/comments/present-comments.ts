import type { Comment, CommentHistoryResult } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { createInitials } from '../documents/signatures.ts';
import { isRecipient } from '../received.ts';
import type { CommentPerson, StoredComment } from './stored-comment.ts';

/** Creates the comment person of the calling user. */
export function getCommentPerson(
  { caller }: Pick<Context, 'caller'>,
  { sender, recipients }: StoredEnvelope,
): CommentPerson {
  const { userId, userName, email } = caller;
  const recipient = recipients.find((one) => isRecipient(one, caller));
  return {
    userId,
    userName,
    email,
    ...(recipient !== undefined && { recipientId: recipient.recipientId }),
    seesAll: caller.isAdmin || sender.userId === userId,
  };
}

/** Presents comments. */
export function presentComments(
  { envelopeId }: StoredEnvelope,
  reader: CommentPerson,
  all: readonly StoredComment[],
): CommentHistoryResult {
  return {
    comments: all.map((one): Comment => {
      const { commentId, threadId, threadOriginatorId, text, mentions, visibleTo, tabId, at, by } =
        one;
      return {
        id: commentId,
        threadId,
        threadOriginatorId,
        envelopeId,
        text,
        mentions,
        visibleTo,
        ...(tabId !== undefined && { tabId }),
        sentByUserId: by.userId,
        sentByFullName: by.userName,
        sentByEmail: by.email,
        sentByInitials: createInitials(by.userName),
        ...(by.recipientId !== undefined && { sentByRecipientId: by.recipientId }),
        timestamp: dateTime(at),
        timeStampFormatted: formatTime(at),
        read: by.userId === reader.userId,
      };
    }),
    count: all.length,
    ...(all.length > 0 && {
      startTimetoken: formatToken(all[0]?.at ?? 0),
      endTimetoken: formatToken(all.at(-1)?.at ?? 0),
    }),
  };
}

/** A time as people read it, in UTC. */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
}

/** Formats a time in units of 100 nanoseconds since 1970. */
function formatToken(at: number): string {
  return `${at}0000`;
}
