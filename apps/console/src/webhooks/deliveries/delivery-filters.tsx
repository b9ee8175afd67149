import { useResource } from '../../api/use-resource.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { useFilter } from '../../parts/use-filter.ts';
import { loadConfigurations } from '../configurations/load-configurations.ts';
import { eventNames } from '../event-names.ts';

/** The filter of the list; empty texts do not limit it. */
export interface DeliveryFilter {
  /** Words of the subject, the event, the address or an ID. */
  search: string;
  state: string;
  event: string;
  /** The ID of a configuration. */
  configuration: string;
  /** The ID of an envelope. */
  envelope: string;
}

/** The states, each with the words of the list. */
const states: ReadonlyMap<string, string> = new Map([
  ['failed', 'failed'],
  ['retrying', 'failed or blocked, to be tried'],
  ['blocked', 'blocked'],
  ['held', 'held'],
  ['waiting', 'waiting'],
  ['queued', 'being sent'],
  ['sent', 'delivered'],
]);

/** The filter of the address. */
export function useDeliveryFilter(): DeliveryFilter {
  const [search] = useFilter('q');
  const [state] = useFilter('state');
  const [event] = useFilter('event');
  const [configuration] = useFilter('configuration');
  const [envelope] = useFilter('envelope');
  return { search, state: states.has(state) ? state : '', event, configuration, envelope };
}

/** The fields that limit the list. */
export function DeliveryFilters({ filter }: { filter: DeliveryFilter }) {
  const [, setSearch] = useFilter('q');
  const [, setState] = useFilter('state');
  const [, setEvent] = useFilter('event');
  const [, setConfiguration] = useFilter('configuration');
  const [, setEnvelope] = useFilter('envelope');
  const configurations = useResource(loadConfigurations, {
    kinds: ['connect-configuration', 'organization-connect'],
  });
  return (
    <div class="bar">
      <SearchField what="messages" value={filter.search} onChange={setSearch} />
      <Choice label="State" all="All states" value={filter.state} onChange={setState}>
        {[...states]}
      </Choice>
      <Choice label="Event" all="All events" value={filter.event} onChange={setEvent}>
        {eventNames.map((event) => [event, event])}
      </Choice>
      <Choice
        label="Configuration"
        all="All configurations"
        value={filter.configuration}
        onChange={setConfiguration}
      >
        {[
          ...(configurations.data?.configurations ?? []).map(
            ({ connectId, name }) => [connectId, name] as const,
          ),
          ['none', 'The envelope itself'] as const,
        ]}
      </Choice>
      {filter.envelope !== '' && (
        <button type="button" class="button small" onClick={() => setEnvelope('')}>
          Envelope {filter.envelope.slice(0, 8)} ×<span class="out">: show all</span>
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** The words of the choice that does not limit anything. */
  all: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly (readonly [value: string, words: string])[];
}

function Choice({ label, all, value, onChange, children }: ChoiceProps) {
  const isKnown = value === '' || children.some(([one]) => one === value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{all}</option>
      {[...children, ...(isKnown ? [] : [[value, value] as const])].map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
