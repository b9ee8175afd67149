import type { ComponentChildren } from 'preact';
import { control, unwrap, type Schemas } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource, type Resource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { HttpStatus, Status } from '../parts/status.tsx';
import { DeliveryStatus } from '../webhooks/deliveries/delivery-status.tsx';
import { useRequests } from '../requests/use-requests.ts';

/** The time in milliseconds for which a request counts as new. */
const freshFor = 3000;

/** The number of entries in each list. */
const most = 5;

export function LastEnvelopes() {
  const resource = useResource(
    async () =>
      (await unwrap(control.GET('/envelopes', { params: { query: { limit: most } } }))).envelopes,
    { kinds: ['envelope'] },
  );
  return (
    <Recent
      title="Envelopes"
      href="/console/envelopes"
      resource={resource}
      empty="No envelopes yet."
      getHref={({ envelopeId }) => `/console/envelopes/${envelopeId}`}
      getKey={({ envelopeId }) => envelopeId}
    >
      {({ subject, status, changedAt }) => (
        <>
          <span class="cut">{subject === '' ? '(no subject)' : subject}</span>
          <Status value={status} />
          <Moment at={changedAt} />
        </>
      )}
    </Recent>
  );
}

/** Loads the last requests of either server, and those that come in. */
export function useLastRequests() {
  return useRequests({ most });
}

/** The last requests of either server, as they come in. */
export function LastRequests({ feed }: { feed: ReturnType<typeof useLastRequests> }) {
  const { requests, ...loading } = feed;
  return (
    <Recent
      title="Requests"
      href="/console/requests"
      resource={{ data: requests, ...loading }}
      empty="No requests yet. Copy the command of this page and run it."
      getHref={({ id }) => `/console/requests/${id}`}
      getKey={({ id }) => String(id)}
      isFresh={({ time }) => Date.now() - Date.parse(time) < freshFor}
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
  );
}

/** Loads the newest e-mails and text messages. */
export function useLastMails(): Resource<readonly Schemas['Mail'][]> {
  return useResource(
    async () => {
      const query = { limit: most };
      return (await unwrap(control.GET('/outbox', { params: { query } }))).mails.toReversed();
    },
    { kinds: ['mail'] },
  );
}

export function LastMails({ resource }: { resource: ReturnType<typeof useLastMails> }) {
  return (
    <Recent
      title="Mail"
      href="/console/mail"
      resource={resource}
      empty="No mail yet. Nothing leaves this machine."
      getHref={({ mailId }) => `/console/mail/${mailId}`}
      getKey={({ mailId }) => mailId}
    >
      {({ subject, to, sentAt }) => (
        <>
          <span class="cut">
            {subject} <span class="quiet">to {to.name}</span>
          </span>
          <Moment at={sentAt} />
        </>
      )}
    </Recent>
  );
}

export function LastDeliveries() {
  const resource = useResource(
    async () => {
      const query = { state: 'undelivered', limit: most, wait: 'false' } as const;
      const { deliveries } = await unwrap(control.GET('/deliveries', { params: { query } }));
      return deliveries.toReversed();
    },
    { kinds: ['delivery'] },
  );
  return (
    <Recent
      title="Undelivered messages"
      href="/console/webhooks"
      resource={resource}
      empty="No message to a webhook waits or has failed."
      getHref={({ deliveryId }) => `/console/webhooks/deliveries/${deliveryId}`}
      getKey={({ deliveryId }) => deliveryId}
    >
      {(delivery) => (
        <>
          <span class="cut">
            {delivery.event} <span class="quiet">{delivery.url}</span>
          </span>
          <DeliveryStatus delivery={delivery} />
          <Moment at={delivery.createdAt} />
        </>
      )}
    </Recent>
  );
}

interface RecentProps<Item> {
  title: string;
  /** The page with all of them. */
  href: string;
  resource: Resource<readonly Item[]>;
  empty: string;
  getHref: (item: Item) => string;
  getKey: (item: Item) => string;
  /** Reports whether an entry has just arrived, and lights up. */
  isFresh?: (item: Item) => boolean;
  children: (item: Item) => ComponentChildren;
}

/** The newest of a kind, with the way to all of them. */
function Recent<Item>(props: RecentProps<Item>) {
  const { title, href, resource, empty, getHref, getKey, isFresh, children } = props;
  return (
    <section class="card" aria-label={`Last: ${title}`}>
      <header class="line">
        <h2>{title}</h2>
        <a href={inTenant(href)} aria-label={`All: ${title}`}>
          All
        </a>
      </header>
      <Loaded resource={resource}>
        {(items) =>
          items.length === 0 ? (
            <p class="quiet">{empty}</p>
          ) : (
            <ul class="recent">
              {items.map((item) => (
                <li key={getKey(item)}>
                  <a class={isFresh?.(item) === true ? 'fresh' : ''} href={inTenant(getHref(item))}>
                    {children(item)}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
