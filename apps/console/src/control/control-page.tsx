import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function ControlPage() {
  return (
    <Page title="Control">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
