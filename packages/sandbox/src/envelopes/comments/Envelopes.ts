import { defineOperation } from '../../engine/operation.ts';
import { requireItems } from '../../engine/require-items.ts';
import { findEnvelope } from '../find-envelope.ts';
import { addComment } from './add-comment.ts';
import { getCommentPerson, presentComments } from './present-comments.ts';
import { readComments } from './stored-comment.ts';

export const Envelopes_createEnvelopeComments = defineOperation(
  'Envelopes_createEnvelopeComments',
  async (state, { path, body }, context) => {
    const { envelopeId } = await findEnvelope(state, context, path.envelopeId);
    const envelope = await state.envelopes.get(envelopeId, { lock: true });
    const found = envelope ?? (await findEnvelope(state, context, path.envelopeId));
    const person = getCommentPerson(context, found);
    for (const comment of requireItems(body.commentsToPublish, 'commentsToPublish'))
      await addComment(state, found, person, comment);
    await state.envelopes.put(found);
    const all = await readComments(state, found, person);
    return { status: 200, body: presentComments(found, person, all) };
  },
);
