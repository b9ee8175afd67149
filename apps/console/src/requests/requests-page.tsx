import { useRoute } from 'preact-iso';
import { useState } from 'preact/hooks';
import { about } from '../api/about.ts';
import { inTenant } from '../api/tenant.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DataList } from '../parts/data-list.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Failure } from '../parts/failure.tsx';
import { Page } from '../parts/page.tsx';
import { Split } from '../parts/split.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { archiveAddress, clearRequests } from './api.ts';
import { createMatch, useRequestFilter } from './filter.ts';
import { usePeople } from './people.ts';
import { RequestDetail } from './request-detail.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestRow } from './request-row.tsx';
import './requests.css';
import { useRequests } from './use-requests.ts';

/** The number of requests that are loaded at first; the others follow when they are looked for. */
const firstRows = 100;

/** The requests to the service, and beside them the one that is open. */
export function RequestsPage() {
  // The requests are read in another way from each kind of server.
  return about.value === undefined ? null : <Requests />;
}

function Requests() {
  const { params } = useRoute();
  const [paused, setPaused] = useFilter('paused');
  const [filter, change] = useRequestFilter();
  const [wantsAll, setWantsAll] = useState(false);
  const isFiltered = Object.values({ ...filter, observers: '' }).some((value) => value !== '');
  const loadsAll = wantsAll || isFiltered;
  const { requests, error, reload } = useRequests({
    paused: paused !== '',
    observers: filter.observers !== '',
    ...(!loadsAll && { most: firstRows }),
  });
  const people = usePeople();
  const shown = requests?.filter(createMatch(filter, people));
  const opened = params['requestId'];
  const { status, method, operation, caller } = filter;
  const observers = filter.observers === '' ? '' : 'true';
  return (
    <Page
      full
      title="Requests"
      actions={
        <>
          <button
            type="button"
            class="button"
            aria-pressed={paused !== ''}
            onClick={() => setPaused(paused === '' ? '1' : '')}
          >
            {paused === '' ? 'Pause' : 'Resume'}
          </button>
          <a
            class="button"
            href={archiveAddress({
              status,
              method,
              operation,
              observers,
              caller: caller.replace('…', ''),
            })}
            download="requests.har"
            title="Those that the filters by status, method, operation and caller leave"
          >
            Download HAR
          </a>
          <ConfirmButton
            label="Clear"
            question="The server forgets all requests of this list."
            work={async () => {
              await clearRequests();
              reload();
            }}
            said="The requests are cleared."
          />
        </>
      }
    >
      {/* The filters offer what occurs in any of the requests. */}
      <div onFocusCapture={() => setWantsAll(true)}>
        <RequestFilters filter={filter} change={change} requests={requests ?? []} people={people} />
      </div>
      <Split
        back={addressOf()}
        hint={
          shown?.length === 0
            ? ''
            : 'Choose a request to see its headers and bodies. Arrows move in the list.'
        }
        detail={opened === undefined ? undefined : <RequestDetail id={opened} people={people} />}
        list={
          shown === undefined ? (
            error === undefined ? (
              <p class="loading quiet" role="status">
                Loading …
              </p>
            ) : (
              <Failure message={error} retry={reload} />
            )
          ) : shown.length === 0 ? (
            <Nothing filtered={requests !== undefined && requests.length > 0} />
          ) : (
            <DataList
              items={shown}
              label={shown.length === 1 ? '1 request' : `${shown.length} requests`}
              getKey={({ id }) => String(id)}
              getHref={({ id }) => addressOf(id)}
              rowHeight={58}
              {...(!loadsAll && shown.length === firstRows && { total: 'unknown' as const })}
              onNearEnd={() => setWantsAll(true)}
              {...(opened !== undefined && { current: opened })}
            >
              {(request) => <RequestRow request={request} people={people} />}
            </DataList>
          )
        }
      />
    </Page>
  );
}

/** The address of a request, or of the list, with the filters that are set. */
function addressOf(id?: number): string {
  const path = id === undefined ? '/console/requests' : `/console/requests/${id}`;
  return inTenant(path + location.search);
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState title="No request fits the filters">
      <p>
        <a href={inTenant('/console/requests')}>Remove the filters</a>
      </p>
    </EmptyState>
  ) : (
    <EmptyState title="No requests yet">
      <p>
        Requests to this server appear here as they come in. The{' '}
        <a href={inTenant('/')}>overview</a> has a first call to copy.
      </p>
    </EmptyState>
  );
}
