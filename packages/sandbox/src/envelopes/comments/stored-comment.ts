import { kind } from '../../state/records.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/** Somebody who writes or reads comments: a user, a recipient, or both. */
export interface CommentPerson {
  userId: string;
  userName: string;
  email: string;
  /** The ID of a recipient. */
  recipientId?: string;
  /** True for the sender and for an administrator, who see all comments. */
  seesAll: boolean;
}

/** A comment on an envelope. */
export interface StoredComment {
  commentId: string;
  threadId: string;
  /** The author of the first comment: the user ID, or the recipient's GUID. */
  threadOriginatorId: string;
  text: string;
  mentions: string[];
  /** IDs of the recipients who can read it; empty if all can. */
  visibleTo: string[];
  tabId?: string;
  at: number;
  by: Omit<CommentPerson, 'seesAll'>;
}

/** The comments of an envelope, the earliest first. Kept under the account, by its ID. */
export const comments = kind<StoredComment[]>('envelope-comments');

/** Reads the comments that a person can read. */
export async function readComments(
  state: State,
  { accountId, envelopeId }: StoredEnvelope,
  reader: CommentPerson,
): Promise<StoredComment[]> {
  const all = (await state.of(comments).get(accountId, envelopeId)) ?? [];
  return all.filter(
    ({ by, visibleTo }) =>
      reader.seesAll ||
      visibleTo.length === 0 ||
      by.userId === reader.userId ||
      (reader.recipientId !== undefined && visibleTo.includes(reader.recipientId)),
  );
}
