import type { Schemas } from '../api/control.ts';
import { Field } from '../parts/field.tsx';

type Fault = Schemas['Fault'];
type NumberField = 'code' | 'delay' | 'after' | 'every' | 'times';

interface FaultRowProps {
  number: number;
  fault: Fault;
  /** The ID of the list of operations to choose from. */
  operationList: string;
  /** The number of requests that the rule applied to; left out while the rule is not in effect. */
  met?: number;
  onChange: (fault: Fault) => void;
  onRemove: () => void;
}

const numbers: readonly { name: NumberField; label: string; hint: string; min: number }[] = [
  { name: 'code', label: 'Status', hint: '200', min: 100 },
  { name: 'delay', label: 'Delay (ms)', hint: 'none', min: 0 },
  { name: 'after', label: 'Let pass first', hint: '0', min: 0 },
  { name: 'every', label: 'Each nth', hint: '1', min: 1 },
  { name: 'times', label: 'How often', hint: 'always', min: 1 },
];

/** One rule as a row of fields. */
export function FaultRow(props: FaultRowProps) {
  const { number, fault, operationList, met, onChange, onRemove } = props;

  function set(name: keyof Fault, value: string | number | undefined): void {
    const { [name]: _, ...rest } = fault;
    onChange(value === undefined || value === '' ? rest : { ...rest, [name]: value });
  }

  return (
    <fieldset class="fault-row">
      <legend>
        Rule {number}
        {met !== undefined && (
          <span class="quiet">
            {' '}
            applied to {met} {met === 1 ? 'request' : 'requests'}
          </span>
        )}
      </legend>
      <Field label="Operation">
        {(bound) => (
          <input
            {...bound}
            type="text"
            list={operationList}
            placeholder="every operation"
            autocomplete="off"
            spellcheck={false}
            value={fault.operation ?? ''}
            onInput={({ currentTarget }) => set('operation', currentTarget.value)}
          />
        )}
      </Field>
      {numbers.map(({ name, label, hint, min }) => (
        <Field key={name} label={label}>
          {(bound) => (
            <input
              {...bound}
              type="number"
              min={min}
              placeholder={hint}
              value={fault[name] ?? ''}
              onInput={({ currentTarget: { value } }) =>
                set(name, value === '' ? undefined : Number(value))
              }
            />
          )}
        </Field>
      ))}
      <Field label="Connection">
        {(bound) => (
          <select
            {...bound}
            value={fault.drop ?? ''}
            onChange={({ currentTarget }) => set('drop', currentTarget.value)}
          >
            <option value="">stays</option>
            <option value="before">drops before the response</option>
            <option value="within">drops within the response</option>
          </select>
        )}
      </Field>
      <button type="button" class="button" onClick={onRemove} aria-label={`Remove rule ${number}`}>
        Remove
      </button>
    </fieldset>
  );
}
