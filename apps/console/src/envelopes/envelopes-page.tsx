import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { SummaryList } from './summary-list.tsx';
import { useSummaries } from './summaries.ts';

/** All envelopes of the tenant, with filters. */
export function EnvelopesPage() {
  return (
    <Page title="Envelopes" full>
      <Loaded resource={useSummaries('envelope')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title="There are no envelopes yet">
              <p>
                Create one with <code>POST /restapi/v2.1/accounts/…/envelopes</code>. It appears
                here at once.
              </p>
            </EmptyState>
          ) : (
            <SummaryList what="envelopes" items={items} />
          )
        }
      </Loaded>
    </Page>
  );
}
