import type { ComponentChildren } from 'preact';
import { inTenant } from '../api/tenant.ts';
import { DataList } from '../parts/data-list.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import { rememberList } from './list-address.ts';
import { SummaryFilters, useSummaryFilter } from './summary-filters.tsx';
import { type Summary, useSummaries } from './summaries.ts';
import './envelopes.css';

interface SummaryListProps {
  kind: 'envelope' | 'template';
  /** Text for a tenant that has none. */
  empty: ComponentChildren;
}

const rowHeight = 60;
/** The most recipients of a row. */
const shownRecipients = 4;

/** The filters, and the list of matching envelopes or templates. */
export function SummaryList({ kind, empty }: SummaryListProps) {
  const what = `${kind}s` as const;
  const filter = useSummaryFilter();
  rememberList(what);
  const resource = useSummaries(kind, filter);
  return (
    <Loaded resource={resource}>
      {({ items, matching, total }) =>
        total === 0 ? (
          <EmptyState title={`There are no ${what} yet`}>{empty}</EmptyState>
        ) : (
          <>
            <div class="summary-head">
              <SummaryFilters what={what} items={items} />
              <p class="quiet" role="status">
                {matching.toLocaleString('en')} of {total.toLocaleString('en')} {what}
              </p>
            </div>
            {items.length === 0 ? (
              <EmptyState title={`No ${what} match the filters`}>
                <p>
                  <a href={inTenant(`/console/${what}`)}>Clear the filters</a>
                </p>
              </EmptyState>
            ) : (
              <DataList
                items={items}
                label={kind === 'envelope' ? 'Envelopes' : 'Templates'}
                getKey={({ envelopeId }) => envelopeId}
                getHref={({ envelopeId }) => inTenant(`/console/${what}/${envelopeId}`)}
                rowHeight={rowHeight}
                total={matching}
                onNearEnd={resource.loadMore}
              >
                {(item) => <Row item={item} />}
              </DataList>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function Row({ item }: { item: Summary }) {
  const { subject, status, recipients, changedAt } = item;
  const more = recipients.length - shownRecipients;
  return (
    <>
      <span class="line">
        <span class="cut subject">{subject === '' ? 'Without a subject' : subject}</span>
        <span class="line-end">
          {status !== 'template' && <Status value={status} />}
          <span class="quiet when">
            <Moment at={changedAt} />
          </span>
        </span>
      </span>
      <span class="cut quiet people">
        {recipients.length === 0 && 'No recipients'}
        {recipients.slice(0, shownRecipients).map(({ recipientId, name, email, role, ...one }) => (
          <span key={recipientId} class="person">
            {[name, role, email].find((words) => words !== undefined && words !== '') ?? 'Nobody'}
            {status !== 'template' && status !== 'created' && (
              <span class={`state ${one.status}`}>{one.status}</span>
            )}
          </span>
        ))}
        {more > 0 && <span> and {more} more</span>}
      </span>
    </>
  );
}
