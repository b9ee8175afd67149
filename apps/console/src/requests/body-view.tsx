import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../api/control.ts';
import { Code } from '../parts/code.tsx';
import { MarkedJson } from './marked-json.tsx';
import { prettyJson } from './pretty-json.ts';
import type { Remark } from './remarks.ts';
import { fromBase64 } from './base64.ts';

// Only types that cannot run scripts are opened in the browser.
const images = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A body that is not text: an image as such, a PDF as a link, all else to download. */
function Bytes({ base64, body }: { base64: string; body: Schemas['Message']['body'] }) {
  const { mediaType, length, truncated } = body;
  const isImage = images.has(mediaType);
  const isShown = truncated === undefined && (isImage || mediaType === 'application/pdf');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const type = isShown ? mediaType : 'application/octet-stream';
    const url = URL.createObjectURL(new Blob([fromBase64(base64)], { type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [base64, mediaType, isShown]);
  if (address === undefined) return null;
  const words = `${mediaType === '' ? 'Bytes' : mediaType}, ${length.toLocaleString('en')} bytes`;
  return (
    <p class="bytes">
      {isShown && isImage && <img src={address} alt={words} />}
      <a
        href={address}
        {...(isShown ? { target: '_blank', rel: 'noopener' } : { download: 'body.bin' })}
      >
        {isShown ? `Open ${words}` : `Download ${words}`}
      </a>
    </p>
  );
}

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

/** XML with an element on each line; undefined if it is not XML. */
function prettyXml(text: string): string | undefined {
  const root = new DOMParser().parseFromString(text, 'application/xml');
  if (root.querySelector('parsererror') !== null) return undefined;
  let depth = 0;
  return text
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/></g, '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const indented = '  '.repeat(Math.max(0, depth)) + line;
      if (/^<[^/?!]/.test(line) && !/\/>$|<\/[^>]+>$/.test(line)) depth += 1;
      return indented;
    })
    .join('\n');
}
