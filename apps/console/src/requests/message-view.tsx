import type { Schemas } from '../api/control.ts';
import { BodyView } from './body-view.tsx';
import type { Remark } from './remarks.ts';

interface MessageViewProps {
  title: string;
  message: Schemas['Message'];
  /** The name of the body, such as `request body`. */
  what: string;
  remarks: readonly Remark[];
}

/** The headers and the body of a request or a response. */
export function MessageView({ title, message, what, remarks }: MessageViewProps) {
  const headers = Object.entries(message.headers);
  const marked = remarks.filter((remark) => remark.in === 'header');
  return (
    <section class="card" aria-label={title}>
      <h3>{title}</h3>
      <details class="headers" open={marked.length > 0}>
        <summary>
          Headers <span class="count">{headers.length}</span>
        </summary>
        <Names entries={headers} remarks={marked} />
      </details>
      <BodyView body={message.body} what={what} remarks={remarks} />
    </section>
  );
}

/** Headers or parameters by their names, with the remarks about them. */
export function Names({
  entries,
  remarks,
}: {
  entries: readonly (readonly [string, string])[];
  remarks: readonly Remark[];
}) {
  const known = new Set(entries.map(([name]) => name.toLowerCase()));
  const missing = remarks.filter(({ at }) => !known.has(at.toLowerCase()));
  const all = [...entries, ...missing.map(({ at }) => [at, ''] as const)];
  return (
    <dl class="facts names">
      {all.map(([name, value], index) => (
        <>
          <dt key={`${name}-${index}`}>{name}</dt>
          <dd>
            <code>{value}</code>
            {remarks
              .filter(({ at }) => at.toLowerCase() === name.toLowerCase())
              .map(({ kind, text }) => (
                <span key={text} class={`remark ${kind}`}>
                  {text}
                </span>
              ))}
          </dd>
        </>
      ))}
    </dl>
  );
}
