import { useRef, useState } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { describeProblem } from '../api/problem.ts';
import { useResource } from '../api/use-resource.ts';
import { Code } from '../parts/code.tsx';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/loaded.tsx';

const example = `users:
  - userId: 0b7d4c52-6e1f-4a38-9c05-d2f8e1a7b364
    userName: Nina Berg
    email: nina.berg@example.com
`;

/** Adds data to the tenant from a text in YAML or JSON. */
export function SeedPart() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [planted, setPlanted] = useState<Readonly<Record<string, number>>>();
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);

  async function add(): Promise<void> {
    setError(undefined);
    setPlanted(undefined);
    try {
      const result = await unwrap(
        control.POST('/seed', {
          body: text,
          headers: { 'Content-Type': 'application/yaml' },
          bodySerializer: (body: unknown) => String(body),
        }),
      );
      setPlanted(result.planted);
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }

  async function take(file: File | undefined): Promise<void> {
    if (file !== undefined) setText(await file.text());
  }

  return (
    <>
      <form
        class={isOver ? 'card drop' : 'card'}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files[0]);
        }}
      >
        <Field
          label="Seed in YAML or JSON"
          hint="Paste it or drop a file. What has the same ID is replaced. If anything is wrong, nothing is added."
        >
          {(bound) => (
            <textarea
              {...bound}
              ref={area}
              rows={14}
              spellcheck={false}
              placeholder={example}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <div class="actions">
          <button type="submit" class="button first" disabled={text.trim() === ''}>
            Add to the tenant
          </button>
          <button type="button" class="button" onClick={() => input.current?.click()}>
            Open a file …
          </button>
          <button type="button" class="button" onClick={() => setText(example)}>
            Insert an example
          </button>
          <input
            ref={input}
            type="file"
            class="out"
            tabIndex={-1}
            aria-label="Seed file"
            accept=".yaml,.yml,.json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </div>
        {error !== undefined && (
          <div class="failure seed-faults" role="alert">
            <p>Nothing was added:</p>
            <ul>
              {error.split('\n').map((fault) => (
                <li key={fault}>
                  <Fault fault={fault} onOpen={(line) => selectLine(area.current, line)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {planted !== undefined && (
          <p role="status">
            Added:{' '}
            {Object.entries(planted)
              .map(([name, count]) => `${count} ${name}`)
              .join(', ') || 'nothing'}
            .
          </p>
        )}
      </form>
      <CurrentSeed />
    </>
  );
}

/** A fault, with the way to its line. */
function Fault({ fault, onOpen }: { fault: string; onOpen: (line: number) => void }) {
  // The control API writes a fault as `body:12 /users/0/email must be …`.
  const [, line, message = fault] = /^body:(\d+) (.*)$/.exec(fault) ?? [];
  if (line === undefined) return <>{fault}</>;
  return (
    <>
      <button type="button" class="button small" onClick={() => onOpen(Number(line))}>
        Line {line}
      </button>{' '}
      {message}
    </>
  );
}

/** Selects a line and scrolls to it. */
function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
}

/** The seed that tenants begin with, and the sections that a seed can have. */
function CurrentSeed() {
  const seed = useResource(() => unwrap(control.GET('/seed')));
  return (
    <section class="card" aria-labelledby="current-seed">
      <h2 id="current-seed">What tenants begin with</h2>
      <Loaded resource={seed}>
        {({ file, planted, sections }) => (
          <>
            <p>
              {file === undefined ? (
                'The default seed: the data of the examples in the reference.'
              ) : (
                <>
                  The seed file <code>{file}</code>.
                </>
              )}
            </p>
            <div class="table-box" tabIndex={0} role="region" aria-label="Sections">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Section</th>
                    <th scope="col">Items</th>
                  </tr>
                </thead>
                <tbody>
                  {Object.entries(planted)
                    .toSorted(([one], [other]) => one.localeCompare(other))
                    .map(([name, count]) => (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td>{count}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </div>
            <details>
              <summary>All {sections.length} sections that a seed can have</summary>
              <p>{sections.join(', ')}</p>
            </details>
            <p class="quiet">To start the sandbox with your own seed:</p>
            <Code text="npx @countersign/sandbox --seed-file seed.yaml" what="command" />
          </>
        )}
      </Loaded>
    </section>
  );
}
