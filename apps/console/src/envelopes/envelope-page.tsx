import { useRoute } from 'preact-iso';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Page } from '../parts/page.tsx';
import { Status } from '../parts/status.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { CustomFieldsView } from './custom-fields-view.tsx';
import { DocumentsView } from './documents-view.tsx';
import { EnvelopeActions } from './envelope-actions.tsx';
import { HistoryView } from './history-view.tsx';
import { includeOfEnvelope, loadEnvelope, type OpenEnvelope } from './item.ts';
import { getListAddress } from './list-address.ts';
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
  const { data } = resource;
  const subject = data?.body.emailSubject ?? '';
  // One that is not there has no parts.
  const isThere = data !== undefined || resource.error === undefined;
  return (
    <Page
      title={data === undefined ? 'Envelope' : subject === '' ? 'Without a subject' : subject}
      lead={
        data === undefined ? (
          <a href={getListAddress('envelopes')}>← All envelopes</a>
        ) : (
          <Lead envelope={data} />
        )
      }
      actions={data !== undefined && <EnvelopeActions envelope={data} />}
    >
      {isThere && (
        <Tabs
          label="Parts of the envelope"
          tabs={parts.map(([name, title]) => ({
            title,
            href: inTenant(`/console/envelopes/${envelopeId}${name === '' ? '' : `/${name}`}`),
            current: part === name,
          }))}
        />
      )}
      <Loaded resource={resource}>{(envelope) => <Part name={part} envelope={envelope} />}</Loaded>
    </Page>
  );
}

function Lead({ envelope: { id, summary, body } }: { envelope: OpenEnvelope }) {
  return (
    <span class="lead">
      <a href={getListAddress('envelopes')}>← All envelopes</a>
      <Status value={summary.status} />
      {body.voidedReason !== undefined && <span>“{body.voidedReason}”</span>}
      <LockNote summary={summary} />
      <span>
        from {summary.sender.name}, changed <Moment at={summary.changedAt} />
      </span>
      <span class="id">
        <code>{id}</code>
        <CopyButton text={id} what="envelope ID" />
      </span>
    </span>
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
