import { about } from '../api/about.ts';
import { Page } from '../parts/page.tsx';
import { MockOverview } from './mock-overview.tsx';
import './overview.css';
import { SandboxOverview } from './sandbox-overview.tsx';

/** The first page: the server, samples that call it, and the last events. */
export function OverviewPage() {
  const { value } = about;
  return (
    <Page title="Overview">
      {value === undefined ? (
        <p class="loading quiet" role="status">
          Loading …
        </p>
      ) : value.server === 'mock' ? (
        <MockOverview about={value} />
      ) : (
        <SandboxOverview about={value} />
      )}
    </Page>
  );
}
