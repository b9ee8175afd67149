import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function RecordsPage() {
  return (
    <Page title="Records">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
