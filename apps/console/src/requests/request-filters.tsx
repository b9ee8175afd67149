import { SearchField } from '../parts/search-field.tsx';
import type { RequestSummary } from './api.ts';
import type { RequestFilter } from './filter.ts';
import { nameCaller, type People } from './people.ts';

interface RequestFiltersProps {
  filter: RequestFilter;
  change: (name: keyof RequestFilter, value: string) => void;
  /** All requests, which the choices come from. */
  requests: readonly RequestSummary[];
  people: People;
}

const outcomes = [
  ['failed', 'Failed only'],
  ['findings', 'Violations of the contract'],
  ['warnings', 'With warnings'],
] as const;

/** The fields that filter the list. */
export function RequestFilters({ filter, change, requests, people }: RequestFiltersProps) {
  const callers = new Map(
    requests.flatMap((request) => {
      const key = request.user ?? request.token;
      return key === undefined ? [] : [[key, nameCaller(request, people)]];
    }),
  );
  return (
    <div class="bar">
      <SearchField
        what="requests"
        value={filter.text}
        onChange={(value) => change('text', value)}
      />
      <Choice label="Outcome" value={filter.only} onChange={(value) => change('only', value)}>
        {outcomes}
      </Choice>
      <Choice label="Status" value={filter.status} onChange={(value) => change('status', value)}>
        {['2xx', '3xx', '4xx', '5xx'].map((status) => [status, status])}
      </Choice>
      <Choice label="Method" value={filter.method} onChange={(value) => change('method', value)}>
        {listValues(requests, 'method', filter.method)}
      </Choice>
      <Choice
        label="Operation"
        value={filter.operation}
        onChange={(value) => change('operation', value)}
      >
        {listValues(requests, 'operation', filter.operation)}
      </Choice>
      <Choice label="Caller" value={filter.caller} onChange={(value) => change('caller', value)}>
        {[...callers]}
      </Choice>
      <label class="check">
        <input
          type="checkbox"
          checked={filter.observers !== ''}
          onChange={({ currentTarget }) =>
            change('observers', currentTarget.checked ? 'shown' : '')
          }
        />{' '}
        Calls of the console
      </label>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly (readonly [value: string, words: string])[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      class="choice"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{label}: all</option>
      {children.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The values that occur, with the chosen one even if it does not. */
function listValues(
  requests: readonly RequestSummary[],
  name: 'method' | 'operation',
  chosen: string,
): [string, string][] {
  const values = new Set(requests.map((request) => request[name] ?? ''));
  values.add(chosen);
  values.delete('');
  return [...values].toSorted().map((value) => [value, value]);
}
