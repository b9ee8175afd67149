import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function EnvelopesPage() {
  return (
    <Page title="Envelopes">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
