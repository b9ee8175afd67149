import { EmptyState } from '../parts/empty-state.tsx';
import { useTimelineFilter } from './timeline-filters.tsx';
import { type Entry, listKeys, TimelineLine } from './timeline-line.tsx';
import './timeline.css';

/** The entries of a history that the filters leave, the newest first. */
export function TimelineList({ entries }: { entries: readonly Entry[] }) {
  const isShown = useTimelineFilter();
  const keys = listKeys(entries);
  const shown = entries.flatMap((entry, at) => (isShown(entry) ? [{ entry, key: keys[at] }] : []));
  if (shown.length === 0) return <EmptyState title="Nothing of this kind has happened" />;
  return (
    <ol class="timeline" aria-label="History, the newest first">
      {shown.toReversed().map(({ entry, key }) => (
        <TimelineLine key={key} entry={entry} />
      ))}
    </ol>
  );
}
