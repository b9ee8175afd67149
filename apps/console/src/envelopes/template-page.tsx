import { useRoute } from 'preact-iso';
import { useResource } from '../api/use-resource.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Moment } from '../parts/moment.tsx';
import { CustomFieldsView } from './custom-fields-view.tsx';
import { DocumentsView } from './documents-view.tsx';
import { HistoryView } from './history-view.tsx';
import { ItemPage } from './item-page.tsx';
import { includeOfTemplate, loadTemplate, type OpenTemplate } from './item.ts';
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
  return (
    <ItemPage
      kind="template"
      id={templateId}
      resource={resource}
      parts={parts}
      part={part}
      word="Template"
      title={({ summary }) => summary.subject || 'Without a name'}
      facts={(template) => <Facts template={template} />}
      actions={(template) => <TemplateActions template={template} />}
    >
      {(template) => <Part name={part} template={template} />}
    </ItemPage>
  );
}

function Facts({ template: { summary, body } }: { template: OpenTemplate }) {
  return (
    <>
      {body.description !== undefined && body.description !== '' && <span>{body.description}</span>}
      <span>
        of {summary.sender.name}, {body.shared === 'true' ? 'shared' : 'not shared'}, changed{' '}
        <Moment at={summary.changedAt} />
      </span>
    </>
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
