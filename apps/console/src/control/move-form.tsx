import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { Field } from '../parts/field.tsx';

/** Moves the clock, and reports the result. */
export type Move = (call: () => Promise<Schemas['Clock']>) => Promise<void>;

interface MoveFormProps {
  isFrozen: boolean;
  /** True while the clock is moving, which may take a while. */
  isBusy: boolean;
  move: Move;
}

const steps = [
  { title: '+ 1 hour', duration: { hours: 1 } },
  { title: '+ 1 day', duration: { days: 1 } },
  { title: '+ 1 week', duration: { days: 7 } },
] as const;
const units = ['minutes', 'hours', 'days'] as const;

/** The ways to move or stop the clock. */
export function MoveForm({ isFrozen, isBusy, move }: MoveFormProps) {
  const [amount, setAmount] = useState('30');
  const [unit, setUnit] = useState<(typeof units)[number]>('days');
  const [goal, setGoal] = useState('');
  const change = (body: Schemas['ClockChange']) =>
    move(() => unwrap(control.PUT('/clock', { body })));
  const advance = (body: Schemas['Duration']) =>
    move(() => unwrap(control.POST('/clock/advance', { body })));
  const isAmount = Number(amount) > 0;
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-disabled={isBusy}
          onClick={() => void change({ frozen: !isFrozen })}
        >
          {isFrozen ? 'Let it run' : 'Freeze'}
        </button>
        {steps.map(({ title, duration }) => (
          <button
            key={title}
            type="button"
            class="button"
            aria-disabled={isBusy}
            onClick={() => void advance(duration)}
          >
            {title}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-disabled={isBusy}
          onClick={() => void change({ now: new Date().toISOString(), frozen: false })}
        >
          Back to the real time
        </button>
      </div>
      <div class="clock-forms">
        <form
          class="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            void advance({ [unit]: Number(amount) });
          }}
        >
          <Field label="Forward by">
            {(bound) => (
              <input
                {...bound}
                type="number"
                min="1"
                step="any"
                value={amount}
                onInput={({ currentTarget }) => setAmount(currentTarget.value)}
              />
            )}
          </Field>
          <select
            aria-label="Unit"
            value={unit}
            onChange={({ currentTarget }) =>
              setUnit(units.find((one) => one === currentTarget.value) ?? 'days')
            }
          >
            {units.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button type="submit" class="button" aria-disabled={isBusy} disabled={!isAmount}>
            Move
          </button>
        </form>
        <form
          class="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            void change({ now: new Date(goal).toISOString() });
          }}
        >
          <Field label="Set to (your time zone)">
            {(bound) => (
              <input
                {...bound}
                type="datetime-local"
                step="1"
                value={goal}
                onInput={({ currentTarget }) => setGoal(currentTarget.value)}
              />
            )}
          </Field>
          <button type="submit" class="button" aria-disabled={isBusy} disabled={goal === ''}>
            Set
          </button>
        </form>
      </div>
    </>
  );
}
