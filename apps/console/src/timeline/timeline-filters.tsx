import { useFilter } from '../parts/use-filter.ts';
import { type Entry, isRead } from './timeline-line.tsx';

/** Returns a function that reports whether an entry is shown, by the filters in the address. */
export function useTimelineFilter(): (entry: Entry) => boolean {
  const [kind] = useFilter('kind');
  const [reads] = useFilter('reads');
  return (entry) => (kind === '' || entry.kind === kind) && (reads === 'true' || !isRead(entry));
}

/** Chooses which entries of a history are shown. */
export function TimelineFilters() {
  const [kind, setKind] = useFilter('kind');
  const [reads, setReads] = useFilter('reads');
  return (
    <div class="bar">
      <select
        aria-label="What happened"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      >
        <option value="">Everything</option>
        <option value="event">Events</option>
        <option value="mail">Mail</option>
        <option value="request">Requests</option>
        <option value="delivery">Webhooks</option>
        <option value="job">Jobs of the clock</option>
      </select>
      <label class="check">
        <input
          type="checkbox"
          checked={reads === 'true'}
          onChange={({ currentTarget }) => setReads(currentTarget.checked ? 'true' : '')}
        />
        With requests that only read
      </label>
    </div>
  );
}
