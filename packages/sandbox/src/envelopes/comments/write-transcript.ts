import { escapeHtml } from '../../documents/html/escape-html.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { formatTime } from './present-comments.ts';
import type { StoredComment } from './stored-comment.ts';

/** Comments as HTML, thread by thread, from which a PDF is made. */
export function writeTranscript(
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
