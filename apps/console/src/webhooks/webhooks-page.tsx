import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function WebhooksPage() {
  return (
    <Page title="Webhooks">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
