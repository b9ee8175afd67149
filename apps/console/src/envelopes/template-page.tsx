import { useRoute } from 'preact-iso';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Page } from '../parts/page.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { CustomFieldsView } from './custom-fields-view.tsx';
import { DocumentsView } from './documents-view.tsx';
import { HistoryView } from './history-view.tsx';
import { includeOfTemplate, loadTemplate, type OpenTemplate } from './item.ts';
import { getListAddress } from './list-address.ts';
import { PagesView } from './pages-view.tsx';
import { RawView } from './raw-view.tsx';
import { listRecipients } from './recipients.ts';
import { RolesView } from './roles-view.tsx';
import { TemplateActions } from './template-actions.tsx';
import './envelopes.css';

const parts = [
  ['', 'Roles'],
  ['pages', 'Pages and tabs'],
  ['documents', 'Documents'],
  ['history', 'History'],
  ['fields', 'Custom fields'],
  ['raw', 'JSON and curl'],
] as const;

/** A template with all its parts. Each part has an address. */
export function TemplatePage() {
  const { templateId = '', part = '' } = useRoute().params;
  const resource = useResource(() => loadTemplate(templateId), {
    kinds: ['template'],
    key: templateId,
  });
  const { data } = resource;
  // One that is not there has no parts.
  const isThere = data !== undefined || resource.error === undefined;
  return (
    <Page
      title={data === undefined ? 'Template' : data.summary.subject || 'Without a name'}
      lead={
        data === undefined ? (
          <a href={getListAddress('templates')}>← All templates</a>
        ) : (
          <Lead template={data} />
        )
      }
      actions={data !== undefined && <TemplateActions template={data} />}
    >
      {isThere && (
        <Tabs
          label="Parts of the template"
          tabs={parts.map(([name, title]) => ({
            title,
            href: inTenant(`/console/templates/${templateId}${name === '' ? '' : `/${name}`}`),
            current: part === name,
          }))}
        />
      )}
      <Loaded resource={resource}>{(template) => <Part name={part} template={template} />}</Loaded>
    </Page>
  );
}

function Lead({ template: { id, summary, body } }: { template: OpenTemplate }) {
  return (
    <span class="lead">
      <a href={getListAddress('templates')}>← All templates</a>
      {body.description !== undefined && body.description !== '' && <span>{body.description}</span>}
      <span>
        of {summary.sender.name}, {body.shared === 'true' ? 'shared' : 'not shared'}, changed{' '}
        <Moment at={summary.changedAt} />
      </span>
      <span class="id">
        <code>{id}</code>
        <CopyButton text={id} what="template ID" />
      </span>
    </span>
  );
}

function Part({ name, template }: { name: string; template: OpenTemplate }) {
  const { body } = template;
  switch (name) {
    case '':
      return <RolesView template={template} />;
    case 'pages':
      return (
        <PagesView
          item={template}
          documents={body.documents ?? []}
          recipients={listRecipients(body.recipients)}
        />
      );
    case 'documents':
      return <DocumentsView item={template} documents={body.documents ?? []} />;
    case 'history':
      return <HistoryView id={template.id} />;
    case 'fields':
      return <CustomFieldsView customFields={body.customFields} />;
    case 'raw':
      return <RawView item={template} body={body} include={includeOfTemplate} />;
    default:
      return <EmptyState title="The template has no such part" />;
  }
}
