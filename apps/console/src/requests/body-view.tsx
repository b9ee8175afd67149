import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../api/control.ts';
import { Code } from '../parts/code.tsx';
import { Bytes } from './bytes.tsx';
import { MarkedJson } from './marked-json.tsx';
import { prettyJson } from './pretty-json.ts';
import { prettyXml } from './pretty-xml.ts';
import type { Remark } from './remarks.ts';

type Message = Schemas['Message'];

interface BodyViewProps {
  body: Message['body'];
  /** The name of the body, such as `request body`. */
  what: string;
  remarks: readonly Remark[];
}

/** A body in the form that people read best, with the remarks at their places. */
export function BodyView({ body, what, remarks }: BodyViewProps) {
  const { length, text, base64, parts, truncated, dropped } = body;
  if (dropped === true)
    return (
      <p class="quiet">The body is no longer kept: bodies of newer requests took its place.</p>
    );
  if (length === 0) return <p class="quiet">No body.</p>;
  return (
    <>
      {truncated === true && (
        <p class="quiet">Only the first 64 kB of {length.toLocaleString('en')} bytes are kept.</p>
      )}
      {text !== undefined && <TextView text={text} what={what} remarks={remarks} />}
      {base64 !== undefined && <Bytes base64={base64} body={body} />}
      {parts?.map((part, at) => (
        <PartView key={at} part={part} name={`${what}, part ${at + 1}`} remarks={remarks} />
      ))}
    </>
  );
}

function PartView({
  part,
  name,
  remarks,
}: {
  part: Message;
  name: string;
  remarks: readonly Remark[];
}) {
  const disposition = part.headers['content-disposition'] ?? '';
  return (
    <div class="part">
      <h4>
        {disposition === '' ? name : disposition}{' '}
        <span class="quiet">{part.headers['content-type']}</span>
      </h4>
      <BodyView body={part.body} what={name} remarks={remarks} />
    </div>
  );
}

function TextView({
  text,
  what,
  remarks,
}: {
  text: string;
  what: string;
  remarks: readonly Remark[];
}) {
  const [raw, setRaw] = useState(false);
  useEffect(() => setRaw(false), [text]);
  const lines = prettyJson(text);
  const xml = lines === undefined && text.trimStart().startsWith('<') ? prettyXml(text) : undefined;
  if (lines === undefined && xml === undefined) return <Code text={text} what={what} wrap />;
  return (
    <div class="body-view">
      <button
        type="button"
        class="button small body-raw"
        aria-pressed={raw}
        onClick={() => setRaw(!raw)}
      >
        As sent
      </button>
      {raw ? (
        <Code text={text} what={what} wrap />
      ) : lines === undefined ? (
        <Code text={xml ?? text} what={what} />
      ) : (
        <MarkedJson lines={lines} text={text} what={what} remarks={remarks} />
      )}
    </div>
  );
}
