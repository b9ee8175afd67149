import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function TemplatePage() {
  return (
    <Page title="Template">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
