import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';
import { getCommentPerson, formatTime } from './present-comments.ts';
import { readComments, type StoredComment } from './stored-comment.ts';
import { escapeHtml } from '../../documents/html/escape-html.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

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

/** Comments as HTML, thread by thread, from which a PDF is made. */
function writeTranscript(
  { envelopeId, settings }: StoredEnvelope,
  all: readonly StoredComment[],
): string {
  const threads = Map.groupBy(all, ({ threadId }) => threadId);
  const head = [
    `<h1>Comments: ${escapeHtml(settings.emailSubject ?? '')}</h1>`,
    `<p>Envelope ${envelopeId}</p>`,
  ];
  if (all.length === 0) return [...head, '<p>The envelope has no comments.</p>'].join('\n');
  const sections = [...threads.values()].map((thread, at) =>
    [
      `<h2>Thread ${at + 1}</h2>`,
      ...thread.map(
        ({ by, at: time, text }) =>
          `<p><b>${escapeHtml(by.userName)}</b>, ${formatTime(time)} UTC</p><p>${escapeHtml(text)}</p>`,
      ),
    ].join('\n'),
  );
  return [...head, ...sections].join('\n');
}
