import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function RequestsPage() {
  return (
    <Page title="Requests">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
