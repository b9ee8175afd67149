import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { TimelineFilters } from '../timeline/timeline-filters.tsx';
import { TimelineList } from '../timeline/timeline-list.tsx';

/** All that happened to an envelope, the newest first. */
export function HistoryView({ id }: { id: string }) {
  const resource = useResource(
    () =>
      unwrap(
        control.GET('/envelopes/{envelopeId}/timeline', { params: { path: { envelopeId: id } } }),
      ),
    { kinds: ['envelope', 'template', 'mail', 'delivery'], key: id },
  );
  return (
    <>
      <TimelineFilters />
      <Loaded resource={resource}>{({ entries }) => <TimelineList entries={entries} />}</Loaded>
    </>
  );
}
