import type { About } from '../api/about.ts';
import { Addresses } from './addresses.tsx';
import { FirstCall } from './first-call.tsx';
import { LastRequests, useLastRequests } from './recent.tsx';
import { ServerFacts } from './server-facts.tsx';

/** The overview of the mock, which keeps no state: addresses, the first call, the last requests. */
export function MockOverview({ about }: { about: About }) {
  const feed = useLastRequests();
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
      <LastRequests feed={feed} />
      <Addresses about={about} />
    </>
  );
}
