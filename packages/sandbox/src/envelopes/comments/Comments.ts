import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';
import { getCommentPerson } from './present-comments.ts';
import { readComments } from './stored-comment.ts';
import { writeTranscript } from './write-transcript.ts';

export const Comments_getCommentsTranscript = defineOperation(
  'Comments_getCommentsTranscript',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const all = await readComments(state, envelope, getCommentPerson(context, envelope));
    const page = Buffer.from(writeTranscript(envelope, all));
    const bytes = await state.documents.toPdf(page, { name: 'comments.html' });
    return { status: 200, file: { bytes: Buffer.from(bytes), mediaType: 'application/pdf' } };
  },
);
