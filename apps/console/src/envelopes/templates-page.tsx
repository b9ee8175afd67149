import { Page } from '../parts/page.tsx';
import { SummaryList } from './summary-list.tsx';

/** The templates of the tenant, with filters. */
export function TemplatesPage() {
  return (
    <Page title="Templates" full>
      <SummaryList
        kind="template"
        empty={
          <p>
            Create one with <code>POST /restapi/v2.1/accounts/…/templates</code>. It appears here at
            once.
          </p>
        }
      />
    </Page>
  );
}
