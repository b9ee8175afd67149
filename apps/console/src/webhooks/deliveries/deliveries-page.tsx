import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../../api/control.ts';
import { inTenant } from '../../api/tenant.ts';
import { hasWords, splitWords } from '../../app/find-records.ts';
import { useFilteredResource } from '../../api/use-filtered-resource.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Split } from '../../parts/split.tsx';
import { webhooksAddress, WebhooksTabs } from '../webhooks-tabs.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { DeliveryFilters, type DeliveryFilter, useDeliveryFilter } from './delivery-filters.tsx';
import { deliveryAddress, DeliveryList } from './delivery-list.tsx';

/** The number of messages that are loaded at first. */
const firstRows = 50;

/** The number of messages to load in all: more than a person scrolls through. */
const most = 1000;

/** The messages about events, and the one that is open. */
export function DeliveriesPage({ deliveryId }: { deliveryId: string | undefined }) {
  const filter = useDeliveryFilter();
  const { search, ...asked } = filter;
  const [wantsAll, setWantsAll] = useState(false);
  // The page itself searches, in what is loaded.
  const limit = wantsAll || search !== '' ? most : firstRows;
  const deliveries = useFilteredResource(() => loadDeliveries(asked, limit), {
    kinds: ['delivery'],
    filter: JSON.stringify({ ...asked, limit }),
  });
  const words = splitWords(search);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Page title="Webhooks" full>
      <WebhooksTabs current="deliveries" />
      <div class="webhooks-lists">
        <DeliveryFilters filter={filter} />
        <Split
          back={deliveryAddress(undefined)}
          hint="Choose a message to see what was sent and received."
          detail={
            deliveryId === undefined ? undefined : (
              <DeliveryDetail key={deliveryId} deliveryId={deliveryId} />
            )
          }
          list={
            <Loaded resource={deliveries}>
              {(all) => {
                const list = all.filter((one) => hasWords(listWords(one), words));
                return list.length > 0 ? (
                  <DeliveryList
                    deliveries={list}
                    current={deliveryId}
                    hasMore={all.length === firstRows && limit === firstRows}
                    onNearEnd={() => setWantsAll(true)}
                  />
                ) : isFiltered ? (
                  <EmptyState title="No message matches">
                    <p>
                      Change the filters, or{' '}
                      <a href={webhooksAddress('deliveries')}>show all messages</a>.
                    </p>
                  </EmptyState>
                ) : (
                  <EmptyState title="No message was sent yet">
                    <p>
                      Add a <a href={webhooksAddress('configurations')}>configuration</a> with the
                      URL of your listener and send a test message, or send an{' '}
                      <a href={inTenant('/console/envelopes')}>envelope</a>.
                    </p>
                  </EmptyState>
                );
              }}
            </Loaded>
          }
        />
      </div>
    </Page>
  );
}

/** Joins the words that the search of messages looks at. */
function listWords(delivery: Schemas['Delivery']): string {
  const { deliveryId, envelopeId = '', subject = '', event, url } = delivery;
  return `${deliveryId} ${envelopeId} ${subject} ${event} ${url}`;
}

async function loadDeliveries(
  filter: Omit<DeliveryFilter, 'search'>,
  limit: number,
): Promise<Schemas['Delivery'][]> {
  const { state, event, configuration, envelope } = filter;
  const query = {
    wait: 'false' as const,
    limit,
    ...(event !== '' && { event }),
    ...(configuration !== '' && { connectId: configuration }),
    ...(envelope !== '' && { envelopeId: envelope }),
    ...(isState(state) && { state }),
  };
  const { deliveries } = await unwrap(control.GET('/deliveries', { params: { query } }));
  return deliveries.toReversed();
}

function isState(text: string): text is Schemas['DeliveryState'] | 'blocked' {
  return text !== '';
}
