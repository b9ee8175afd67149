import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function TemplatesPage() {
  return (
    <Page title="Templates">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
