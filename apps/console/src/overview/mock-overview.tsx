import { useEffect } from 'preact/hooks';
import type { About } from '../api/about.ts';
import { onRequest } from '../api/live.ts';
import { useResource } from '../api/use-resource.ts';
import { HttpStatus } from '../parts/status.tsx';
import { Addresses } from './addresses.tsx';
import { FirstCall } from './first-call.tsx';
import { most, Recent } from './recent.tsx';
import { ServerFacts } from './server-facts.tsx';

/** What the mock remembers of a request. */
interface Exchange {
  id: number;
  method: string;
  url: string;
  operation?: string;
  status: number;
}

/** The overview of the mock, which keeps no state: addresses, the first call, the last requests. */
export function MockOverview({ about }: { about: About }) {
  const resource = useResource(loadExchanges);
  const { reload } = resource;
  useEffect(() => onRequest(reload), [reload]);
  const accountId = /\/accounts\/([^/]+)/.exec(about.example)?.[1] ?? '4410';
  return (
    <>
      <div class="overview-first">
        <section class="card" aria-labelledby="first-call">
          <h2 id="first-call">Make the first call</h2>
          <p class="quiet">
            The mock accepts any access token and any account. It responds with examples and
            remembers nothing.
          </p>
          <FirstCall accountId={accountId} token="any-token" />
        </section>
        <ServerFacts about={about} />
      </div>
      <Recent
        title="Requests"
        href="/console/requests"
        resource={resource}
        empty="No requests yet. Copy the command above and run it."
        getHref={({ id }) => `/console/requests/${id}`}
        getKey={({ id }) => String(id)}
      >
        {({ method, url, operation, status }) => (
          <>
            <span class="cut">
              {method} {operation ?? url}
            </span>
            <HttpStatus code={status} />
          </>
        )}
      </Recent>
      <Addresses about={about} />
    </>
  );
}

async function loadExchanges(): Promise<Exchange[]> {
  const response = await fetch('/_countersign/traffic');
  const { exchanges }: { exchanges: Exchange[] } = await response.json();
  return exchanges.slice(-most).toReversed();
}
