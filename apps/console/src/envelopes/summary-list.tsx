import { useMemo } from 'preact/hooks';
import { inTenant } from '../api/tenant.ts';
import { DataList } from '../parts/data-list.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import { filterSummaries } from './filter-summaries.ts';
import { rememberList } from './list-address.ts';
import { SummaryFilters, useSummaryFilter } from './summary-filters.tsx';
import type { Summary } from './summaries.ts';
import './envelopes.css';

interface SummaryListProps {
  what: 'envelopes' | 'templates';
  items: readonly Summary[];
}

const rowHeight = 60;
/** The most recipients of a row. */
const shownRecipients = 4;

/** The filters, and the list of matching items. */
export function SummaryList({ what, items }: SummaryListProps) {
  const filter = useSummaryFilter();
  rememberList(what);
  const { text, status, folder, account, sender } = filter;
  const shown = useMemo(
    () => filterSummaries(items, { text, status, folder, account, sender }),
    [items, text, status, folder, account, sender],
  );
  return (
    <>
      <div class="summary-head">
        <SummaryFilters what={what} items={items} />
        <p class="quiet" role="status">
          {shown.length.toLocaleString('en')} of {items.length.toLocaleString('en')} {what}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No ${what} match the filters`}>
          <p>
            <a href={inTenant(`/console/${what}`)}>Clear the filters</a>
          </p>
        </EmptyState>
      ) : (
        <DataList
          items={shown}
          label={what === 'envelopes' ? 'Envelopes' : 'Templates'}
          getKey={({ envelopeId }) => envelopeId}
          getHref={({ envelopeId }) => inTenant(`/console/${what}/${envelopeId}`)}
          rowHeight={rowHeight}
        >
          {(item) => <Row item={item} />}
        </DataList>
      )}
    </>
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
        {more > 0 && <span>and {more} more</span>}
      </span>
    </>
  );
}
