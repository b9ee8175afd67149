import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function OverviewPage() {
  return (
    <Page title="Overview">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
