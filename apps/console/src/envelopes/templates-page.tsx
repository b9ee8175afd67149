import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { SummaryList } from './summary-list.tsx';
import { useSummaries } from './summaries.ts';

/** All templates of the tenant, with filters. */
export function TemplatesPage() {
  return (
    <Page title="Templates" full>
      <Loaded resource={useSummaries('template')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="There are no templates yet">
              <p>
                Create one with <code>POST /restapi/v2.1/accounts/…/templates</code>. It appears
                here at once.
              </p>
            </EmptyState>
          ) : (
            <SummaryList what="templates" items={items} />
          )
        }
      </Loaded>
    </Page>
  );
}
