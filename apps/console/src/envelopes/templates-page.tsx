import { NewTemplate } from '../making/new-template.tsx';
import { Page } from '../parts/page.tsx';
import { SummaryList } from './summary-list.tsx';

/** The templates of the tenant, with filters. */
export function TemplatesPage() {
  return (
    <Page title="Templates" full actions={<NewTemplate />}>
      <SummaryList
        kind="template"
        empty={
          <p>
            Make one with the button above, or with{' '}
            <code>POST /restapi/v2.1/accounts/…/templates</code>. It appears here at once.
          </p>
        }
      />
    </Page>
  );
}
