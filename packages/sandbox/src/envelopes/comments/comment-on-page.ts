import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { languageOf } from '../views/visit.ts';
import { getSigner, type Signing } from '../views/signing/signing.ts';
import { saveEnvelope } from '../save.ts';
import { addComment, allowsComments } from './add-comment.ts';
import { type CommentPerson, readComments } from './stored-comment.ts';

function personAt(signing: Signing): CommentPerson {
  const { recipientIdGuid, recipientId, details } = signing.recipient;
  const { userName, email } = getSigner(signing);
  return {
    userId: details.userId ?? recipientIdGuid,
    userName,
    email,
    recipientId,
    seesAll: false,
  };
}

/** The comments that a recipient can read; undefined where comments are off. */
export async function listCommentsOnPage(signing: Signing) {
  if (!allowsComments(signing.envelope)) return undefined;
  const all = await readComments(signing.state, signing.envelope, personAt(signing));
  return all.map(({ by, at, text }) => ({
    name: by.userName,
    at: languageOf(signing).formatTime(at),
    text,
  }));
}

/**
 * Adds the comment that a recipient wrote on the page.
 * @returns its errors, by field; undefined if there are none
 */
export async function commentOnPage(signing: Signing): Promise<Map<string, string> | undefined> {
  const { state, envelope, form } = signing;
  try {
    await addComment(state, envelope, personAt(signing), { text: form?.text('comment') ?? '' });
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    return new Map([['comment', error.message]]);
  }
  await saveEnvelope(state, envelope);
  return undefined;
}
