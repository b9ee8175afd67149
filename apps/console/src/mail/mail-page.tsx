import { EmptyState } from '../parts/empty-state.tsx';
import { Page } from '../parts/page.tsx';

export function MailPage() {
  return (
    <Page title="Mail">
      <EmptyState title="There is nothing here yet" />
    </Page>
  );
}
