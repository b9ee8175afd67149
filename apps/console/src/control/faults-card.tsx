import { useEffect, useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { onRequest } from '../api/live.ts';
import { useResource } from '../api/use-resource.ts';
import { Field } from '../parts/field.tsx';
import { act } from '../parts/toasts.tsx';
import { FaultRow } from './fault-row.tsx';

type Fault = Schemas['Fault'];

const presets: readonly { title: string; fault: Fault }[] = [
  { title: 'Too many requests', fault: { code: 429, times: 1 } },
  { title: 'Server error, every second call', fault: { code: 500, every: 2 } },
  { title: 'Slow by 2 seconds', fault: { delay: 2000 } },
  { title: 'Dropped connection', fault: { drop: 'before', times: 1 } },
];
const operationList = 'operations';

/** The faults as rows and as JSON. They have an effect when they are applied. */
export function FaultsCard() {
  const [draft, setDraft] = useState<readonly Fault[]>();
  const [json, setJson] = useState<string>();
  const faults = useResource(async () => (await unwrap(control.GET('/faults'))).faults, {
    kinds: ['tenant'],
  });
  const counts = useResource(async () => (await unwrap(control.GET('/faults/counts'))).counts, {
    kinds: ['tenant'],
  });
  const { reload } = counts;
  useEffect(() => onRequest(reload), [reload]);
  const rules = draft ?? faults.data ?? [];
  const isChanged = draft !== undefined;
  // All operations are many, and only the field of a fault suggests them.
  const operations = useResource(
    async () => (rules.length === 0 ? [] : (await unwrap(control.GET('/operations'))).operations),
    { key: String(rules.length > 0) },
  );
  const problem = json === undefined ? undefined : describeJson(json);

  function change(next: readonly Fault[]): void {
    setDraft(next);
    setJson(undefined);
  }

  async function apply(next: readonly Fault[]): Promise<void> {
    const said = next.length === 0 ? 'There are no faults any more.' : 'The faults are in effect.';
    const body = { faults: [...next] };
    if (!(await act(() => unwrap(control.PUT('/faults', { body })), said))) return;
    setDraft(undefined);
    setJson(undefined);
    faults.reload();
  }

  return (
    <section class="card" aria-labelledby="faults">
      <header class="line">
        <h2 id="faults">Faults</h2>
        <div class="actions">
          <button
            type="button"
            class="button"
            disabled={rules.length === 0}
            onClick={() => void apply([])}
          >
            Remove all
          </button>
          <button
            type="button"
            class="button first"
            disabled={!isChanged || problem !== undefined}
            onClick={() => void apply(rules)}
          >
            Apply
          </button>
        </div>
      </header>
      <p class="quiet">
        The first rule that fits a request applies. A field that is empty fits every request.
        {isChanged && <strong> Not applied yet.</strong>}
      </p>
      <datalist id={operationList}>
        {operations.data?.map(({ operation, area, method, path }) => (
          <option key={`${area} ${operation}`} value={operation}>
            {method} {path}
          </option>
        ))}
      </datalist>
      {rules.map((fault, index) => (
        <FaultRow
          // The rules have no ID; a row has the place of its rule.
          key={index}
          number={index + 1}
          fault={fault}
          operationList={operationList}
          {...(!isChanged && counts.data !== undefined && { met: counts.data[index] ?? 0 })}
          onChange={(next) => change(rules.map((one, at) => (at === index ? next : one)))}
          onRemove={() => change(rules.filter((_, at) => at !== index))}
        />
      ))}
      <div class="actions">
        <span class="quiet">Add:</span>
        {presets.map(({ title, fault }) => (
          <button
            key={title}
            type="button"
            class="button small"
            onClick={() => change([...rules, { ...fault }])}
          >
            {title}
          </button>
        ))}
      </div>
      <details>
        <summary>The same as JSON</summary>
        <Field label="Rules in JSON" {...(problem !== undefined && { error: problem })}>
          {(bound) => (
            <textarea
              {...bound}
              rows={10}
              spellcheck={false}
              value={json ?? JSON.stringify(rules, null, 2)}
              onInput={({ currentTarget: { value } }) => {
                setJson(value);
                if (describeJson(value) === undefined) setDraft(readRules(value));
              }}
            />
          )}
        </Field>
      </details>
    </section>
  );
}

/** Describes an error in the text; the server checks the rules themselves. */
function describeJson(text: string): string | undefined {
  try {
    const rules: unknown = JSON.parse(text);
    return Array.isArray(rules) && rules.every((one) => Object(one) === one && !Array.isArray(one))
      ? undefined
      : 'The text must be an array of rules, each of them an object.';
  } catch (error) {
    return error instanceof Error ? error.message : 'The text is not JSON.';
  }
}

function readRules(text: string): Fault[] {
  const rules: Fault[] = JSON.parse(text);
  return rules;
}
