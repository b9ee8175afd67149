import type { Schemas } from '../api/control.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { describeReason } from './reason.ts';

/** The filter of the list; empty texts do not limit it. */
export interface MailFilter {
  to: string;
  reason: string;
  search: string;
  unread: string;
  /** The ID of an envelope. */
  envelope: string;
}

/** The filter of the address. */
export function useMailFilter(): MailFilter {
  const [to] = useFilter('to');
  const [reason] = useFilter('reason');
  const [search] = useFilter('search');
  const [unread] = useFilter('unread');
  const [envelope] = useFilter('envelope');
  return { to, reason, search, unread, envelope };
}

interface MailFiltersProps {
  filter: MailFilter;
  outbox: Schemas['Outbox'] | undefined;
}

/** The fields that limit the list. */
export function MailFilters({ filter, outbox }: MailFiltersProps) {
  const [, setTo] = useFilter('to');
  const [, setReason] = useFilter('reason');
  const [, setSearch] = useFilter('search');
  const [, setUnread] = useFilter('unread');
  const [, setEnvelope] = useFilter('envelope');
  const { recipients = [], reasons = [] } = outbox ?? {};
  return (
    <div class="bar">
      <SearchField what="mail" value={filter.search} onChange={setSearch} />
      <select
        aria-label="Recipient"
        value={filter.to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      >
        <option value="">All recipients</option>
        {withChosen(recipients, filter.to).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <select
        aria-label="Reason"
        value={filter.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      >
        <option value="">All reasons</option>
        {withChosen(reasons, filter.reason).map((one) => (
          <option key={one} value={one}>
            {describeReason(one)}
          </option>
        ))}
      </select>
      <label class="check">
        <input
          type="checkbox"
          checked={filter.unread !== ''}
          onChange={({ currentTarget }) => setUnread(currentTarget.checked ? '1' : '')}
        />
        Unread only
      </label>
      {filter.envelope !== '' && (
        <button type="button" class="button small" onClick={() => setEnvelope('')}>
          Envelope {filter.envelope.slice(0, 8)} ×<span class="out">: show all</span>
        </button>
      )}
    </div>
  );
}

/** The choices, including the one that a link has chosen, even if no message has it. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];
}
