import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function EnvelopePage() {
  return (
    <Page title="Envelope">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
