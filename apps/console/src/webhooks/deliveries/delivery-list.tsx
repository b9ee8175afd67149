import type { Schemas } from '../../api/control.ts';
import { inTenant } from '../../api/tenant.ts';
import { DataList } from '../../parts/data-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { DeliveryStatus } from './delivery-status.tsx';

interface DeliveryListProps {
  /** The newest first. */
  deliveries: readonly Schemas['Delivery'][];
  /** The ID of the message that is open. */
  current: string | undefined;
  /** True if there are older ones that are not loaded. */
  hasMore: boolean;
  /** Is called when the end of the loaded messages comes into view. */
  onNearEnd: () => void;
}

const causes = { event: '', again: 'copy', test: 'test' };

/** Messages about events. */
export function DeliveryList({ deliveries, current, hasMore, onNearEnd }: DeliveryListProps) {
  return (
    <DataList
      items={deliveries}
      label="Messages"
      rowHeight={64}
      onNearEnd={onNearEnd}
      {...(hasMore && { total: 'unknown' as const })}
      getKey={({ deliveryId }) => deliveryId}
      getHref={({ deliveryId }) => deliveryAddress(deliveryId)}
      {...(current !== undefined && { current })}
    >
      {(delivery) => {
        const { event, url, createdAt, cause, subject } = delivery;
        return (
          <>
            <span class="line">
              <span class="cut">
                <strong>{event}</strong> <span class="quiet">{causes[cause]}</span>
              </span>
              <DeliveryStatus delivery={delivery} />
            </span>
            <span class="line quiet">
              <span class="cut">
                {subject !== undefined && `${subject} → `}
                {url.replace(/^https?:\/\//, '')}
              </span>
              <span class="when">
                <Moment at={createdAt} />
              </span>
            </span>
          </>
        );
      }}
    </DataList>
  );
}

/** The address of a message with the filters of now, or of the list. */
export function deliveryAddress(deliveryId: string | undefined): string {
  const path = deliveryId === undefined ? '' : `/${deliveryId}`;
  return inTenant(`/console/webhooks/deliveries${path}${location.search}`);
}
