import { useRoute } from 'preact-iso';
import { useResource } from '../api/use-resource.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import { CustomFieldsView } from './custom-fields-view.tsx';
import { DocumentsView } from './documents-view.tsx';
import { EnvelopeActions } from './envelope-actions.tsx';
import { HistoryView } from './history-view.tsx';
import { ItemPage } from './item-page.tsx';
import { includeOfEnvelope, loadEnvelope, type OpenEnvelope } from './item.ts';
import { PagesView } from './pages-view.tsx';
import { ProgressView } from './progress-view.tsx';
import { RawView } from './raw-view.tsx';
import { listRecipients } from './recipients.ts';
import './envelopes.css';

const parts = [
  ['', 'Progress'],
  ['pages', 'Pages and tabs'],
  ['documents', 'Documents'],
  ['history', 'History'],
  ['fields', 'Custom fields'],
  ['raw', 'JSON and curl'],
] as const;

/** An envelope with all its parts. Each part has an address. */
export function EnvelopePage() {
  const { envelopeId = '', part = '' } = useRoute().params;
  const resource = useResource(() => loadEnvelope(envelopeId), {
    kinds: ['envelope'],
    key: envelopeId,
  });
  return (
    <ItemPage
      kind="envelope"
      id={envelopeId}
      resource={resource}
      parts={parts}
      part={part}
      word="Envelope"
      title={({ body: { emailSubject = '' } }) => emailSubject || 'Without a subject'}
      facts={(envelope) => <Facts envelope={envelope} />}
      actions={(envelope) => <EnvelopeActions envelope={envelope} />}
    >
      {(envelope) => <Part name={part} envelope={envelope} />}
    </ItemPage>
  );
}

function Facts({ envelope: { summary, body } }: { envelope: OpenEnvelope }) {
  return (
    <>
      <Status value={summary.status} />
      {body.voidedReason !== undefined && <span>“{body.voidedReason}”</span>}
      <LockNote summary={summary} />
      <span>
        from {summary.sender.name}, changed <Moment at={summary.changedAt} />
      </span>
    </>
  );
}

/** Says who keeps others from changing the envelope, and until when. */
function LockNote({ summary: { lock } }: Pick<OpenEnvelope, 'summary'>) {
  if (lock === undefined) return null;
  const { by, app, until } = lock;
  return (
    <strong title="Others cannot change it until the lock ends or is taken away.">
      locked by {by}
      {app !== '' && ` with ${app}`} until <Moment at={until} exact />
    </strong>
  );
}

function Part({ name, envelope }: { name: string; envelope: OpenEnvelope }) {
  const { body } = envelope;
  switch (name) {
    case '':
      return <ProgressView envelope={envelope} />;
    case 'pages':
      return (
        <PagesView
          item={envelope}
          documents={body.envelopeDocuments ?? []}
          recipients={listRecipients(body.recipients)}
        />
      );
    case 'documents':
      return <DocumentsView item={envelope} documents={body.envelopeDocuments ?? []} />;
    case 'history':
      return <HistoryView id={envelope.id} />;
    case 'fields':
      return <CustomFieldsView customFields={body.customFields} />;
    case 'raw':
      return <RawView item={envelope} body={body} include={includeOfEnvelope} />;
    default:
      return <EmptyState title="The envelope has no such part" />;
  }
}
