import { useLocation } from 'preact-iso';
import { about } from '../api/about.ts';
import { control, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import type { SentCall } from '../copying/sent-call.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { HttpStatus } from '../parts/status.tsx';
import { act } from '../parts/toasts.tsx';
import { getRequest, repeatRequest, type RequestDetails } from './api.ts';
import { toBytes } from './message-bytes.ts';
import { MessageView, Names } from './message-view.tsx';
import type { People } from './people.ts';
import { RemarkList } from './remark-list.tsx';
import { listRemarks } from './remarks.ts';
import { RequestFacts } from './request-facts.tsx';

/** A request with its response. */
export function RequestDetail({ id, people }: { id: string; people: People }) {
  const resource = useResource(() => getRequest(Number(id)), { key: id });
  return (
    <Loaded resource={resource}>
      {(details) => <Opened key={details.id} details={details} people={people} />}
    </Loaded>
  );
}

function Opened({ details, people }: { details: RequestDetails; people: People }) {
  const { route } = useLocation();
  const { id, method, url, operation, status, request, response, repeatable } = details;
  const remarks = listRemarks(details);
  const query = [...new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')];
  async function repeat() {
    let repeated = id;
    const done = await act(async () => {
      repeated = (await repeatRequest(id)).id;
    }, `Request ${id} was sent again.`);
    if (done) route(inTenant(`/console/requests/${repeated}${location.search}`));
  }
  return (
    <article class="request" aria-label={`Request ${id}`}>
      <header class="request-head">
        <h2>
          <HttpStatus code={status} /> {method} {operation ?? url.split('?', 1)[0]}
        </h2>
        <p class="request-url">
          <code>{url}</code>
          <CopyButton text={details.origin + url} what="the address" />
        </p>
        <div class="actions">
          <CopyAs getCall={() => readCall(details)} />
          <button
            type="button"
            class="button"
            aria-disabled={!repeatable}
            title={repeatable ? undefined : 'Not all of the body is kept.'}
            onClick={() => {
              if (repeatable) void repeat();
            }}
          >
            Repeat
          </button>
        </div>
      </header>
      <RemarkList remarks={remarks} problem={details.problem} />
      <RequestFacts details={details} people={people} />
      {(query.length > 0 || remarks.some((remark) => remark.in === 'query')) && (
        <section class="card" aria-label="Query parameters">
          <h3>Query parameters</h3>
          <Names entries={query} remarks={remarks.filter((remark) => remark.in === 'query')} />
        </section>
      )}
      <MessageView title="Request" message={request} what="request body" remarks={remarks} />
      <MessageView title="Response" message={response} what="response body" remarks={[]} />
    </article>
  );
}

/** The call as it was sent, with a token, which is not kept in words. */
async function readCall(details: RequestDetails): Promise<SentCall> {
  const { method, origin, url, area, request } = details;
  const token = await createTokenFor(details);
  return {
    method,
    origin,
    url,
    headers: {
      ...request.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: toBytes(request),
    isCut: request.body.truncated === true || request.body.dropped === true,
    ...(area !== undefined && { area }),
  };
}

/** A token for a command: one of the user who called. The mock takes any token. */
async function createTokenFor({ user, request }: RequestDetails): Promise<string | undefined> {
  if (request.headers['authorization'] === undefined) return undefined;
  if (about.value?.server === 'mock') return 'any-token';
  if (user === undefined) return undefined;
  return (await unwrap(control.POST('/tokens', { body: { userId: user } }))).token;
}
