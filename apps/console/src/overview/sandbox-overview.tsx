import type { About } from '../api/about.ts';
import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Failure } from '../parts/failure.tsx';
import { Addresses } from './addresses.tsx';
import { Caller } from './caller.tsx';
import { FirstCall } from './first-call.tsx';
import {
  LastDeliveries,
  LastEnvelopes,
  LastMails,
  LastRequests,
  useLastMails,
  useLastRequests,
} from './recent.tsx';
import { ServerFacts } from './server-facts.tsx';
import { SwitchedOn } from './switched-on.tsx';
import { useCaller } from './use-caller.ts';

/** The overview of the sandbox. */
export function SandboxOverview({ about }: { about: About }) {
  const caller = useCaller(about);
  const health = useResource(() => unwrap(control.GET('/health')), { kinds: ['tenant'] });
  const feed = useLastRequests();
  const mails = useLastMails();
  const hasCalled = feed.requests !== undefined && feed.requests.length > 0;
  // People who send from the console make no call, but things happen.
  const hasHappened = hasCalled || (mails.data !== undefined && mails.data.length > 0);
  return (
    <div class={hasHappened ? 'overview has-called' : 'overview'}>
      <SwitchedOn />
      <div class="overview-first">
        <details class="card" open={!hasHappened}>
          <summary>
            <h2>{hasCalled ? 'Make a call' : 'Make the first call'}</h2>
          </summary>
          {caller.error !== undefined && <Failure message={caller.error} retry={caller.reload} />}
          <Caller caller={caller} />
          {caller.accountId !== undefined && caller.token !== undefined && (
            <FirstCall accountId={caller.accountId} token={caller.token} />
          )}
        </details>
        <ServerFacts about={about} health={health} />
      </div>
      <div class="cards">
        <LastEnvelopes />
        <LastRequests feed={feed} />
        <LastMails resource={mails} />
        <LastDeliveries />
      </div>
      <Addresses about={about} redirects={caller.redirects} />
    </div>
  );
}
