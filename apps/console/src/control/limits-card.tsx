import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { act } from '../parts/toasts.tsx';

type Limits = Schemas['Limits'];

const kinds = [
  { name: 'rate', title: 'Calls of an account', seconds: 3600 },
  { name: 'burst', title: 'Calls of an account in a short time', seconds: 30 },
  { name: 'polling', title: 'Reads of the same envelope', seconds: 900 },
] as const;

/** The rate limits of the tenant. */
export function LimitsCard() {
  const limits = useResource(() => unwrap(control.GET('/limits')), { kinds: ['tenant'] });
  return (
    <section class="card" aria-labelledby="limits">
      <h2 id="limits">Rate limits</h2>
      <p class="quiet">
        A call over a limit gets 429 with the error code of the service. Time is counted by the
        clock of the tenant.
      </p>
      <Loaded resource={limits}>
        {(value) => <LimitsForm key={JSON.stringify(value)} limits={value} />}
      </Loaded>
    </section>
  );
}

function LimitsForm({ limits }: { limits: Limits }) {
  const [draft, setDraft] = useState(limits);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(limits);
  return (
    <form
      class="limits"
      onSubmit={(event) => {
        event.preventDefault();
        void act(
          () => unwrap(control.PUT('/limits', { body: draft })),
          'The limits are in effect.',
        );
      }}
    >
      {kinds.map(({ name, title, seconds }) => (
        <fieldset key={name} class="inline-form">
          <legend>{title}</legend>
          <Field label="Calls">
            {(bound) => (
              <input
                {...bound}
                type="number"
                min="0"
                placeholder="no limit"
                value={draft[name]?.limit ?? ''}
                onInput={({ currentTarget: { value } }) => {
                  const { [name]: old, ...rest } = draft;
                  setDraft(
                    value === ''
                      ? rest
                      : { ...rest, [name]: { seconds, ...old, limit: Number(value) } },
                  );
                }}
              />
            )}
          </Field>
          <Field label="in seconds">
            {(bound) => (
              <input
                {...bound}
                type="number"
                min="1"
                required
                disabled={draft[name] === undefined}
                value={draft[name]?.seconds ?? seconds}
                onInput={({ currentTarget: { value } }) => {
                  // An empty field is on its way to another number.
                  if (value === '') return;
                  setDraft({
                    ...draft,
                    [name]: { limit: draft[name]?.limit ?? 0, seconds: Number(value) },
                  });
                }}
              />
            )}
          </Field>
        </fieldset>
      ))}
      <button type="submit" class="button first" disabled={!isChanged}>
        Apply limits
      </button>
    </form>
  );
}
