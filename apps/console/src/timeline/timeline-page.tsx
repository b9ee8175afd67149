import { useEffect } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { onRequest } from '../api/live.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { RunAgain } from './run-again-button.tsx';
import { TimelineFilters } from './timeline-filters.tsx';
import { TimelineList } from './timeline-list.tsx';
import { Upcoming } from './upcoming.tsx';

/** The number of entries that are shown, the newest ones. */
const most = 200;
const quietTime = 200;

/** All that happened in the tenant, as it happens, and the jobs of the clock that come next. */
export function TimelinePage() {
  const resource = useResource(
    () => unwrap(control.GET('/timeline', { params: { query: { limit: most } } })),
    { kinds: ['envelope', 'mail', 'delivery'] },
  );
  const { reload } = resource;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onRequest(({ observer }) => {
      if (observer !== undefined) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [reload]);
  return (
    <Page
      title="Timeline"
      lead="Requests, events, mail and webhooks of this tenant, as they happen."
      actions={<RunAgain />}
    >
      <Upcoming />
      <TimelineFilters />
      <Loaded resource={resource}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState title="Nothing has happened yet">
              <p>
                Make a call as the <a href={inTenant('/')}>overview</a> shows, and it appears here.
              </p>
            </EmptyState>
          ) : (
            <>
              <TimelineList entries={entries} />
              {entries.length === most && <p class="quiet">The newest {most} entries.</p>}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
