import { useState } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { useFilteredResource } from '../api/use-filtered-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { TimelineFilters } from '../timeline/timeline-filters.tsx';
import { TimelineList } from '../timeline/timeline-list.tsx';

/** The number of entries that are shown at first, the newest ones. */
const firstRows = 100;

/** All that happened to an envelope, the newest first. */
export function HistoryView({ id }: { id: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const query = showsAll ? {} : { limit: firstRows };
  const params = { path: { envelopeId: id }, query };
  const resource = useFilteredResource(
    () => unwrap(control.GET('/envelopes/{envelopeId}/timeline', { params })),
    {
      kinds: ['envelope', 'template', 'mail', 'delivery'],
      filter: JSON.stringify({ id, showsAll }),
    },
  );
  return (
    <>
      <TimelineFilters />
      <Loaded resource={resource}>
        {({ entries }) => (
          <>
            <TimelineList entries={entries} />
            {!showsAll && entries.length === firstRows && (
              <p class="quiet">
                The newest {firstRows} entries.{' '}
                <button type="button" class="button" onClick={() => setShowsAll(true)}>
                  Show all
                </button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
