import { CopyButton } from '../parts/copy-button.tsx';
import type { BodyLine } from './pretty-json.ts';
import { findPlace, type Remark } from './remarks.ts';

interface MarkedJsonProps {
  lines: readonly BodyLine[];
  /** The body as it was sent, which is copied. */
  text: string;
  what: string;
  remarks: readonly Remark[];
}

/** JSON with the remarks below the lines that they are about. */
export function MarkedJson({ lines, text, what, remarks }: MarkedJsonProps) {
  const places = new Set(lines.flatMap(({ at }) => at ?? []));
  const byPlace = Map.groupBy(
    remarks.filter((remark) => remark.in === 'body'),
    ({ at }) => findPlace(at, places),
  );
  return (
    <div class="code">
      <pre tabIndex={0} role="region" aria-label={what}>
        <code>{joinLines(lines, byPlace).map((piece) => show(piece))}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  );
}

type Piece = string | { line: BodyLine; remarks: readonly Remark[] };

/** Lines without a remark are one text, so that long bodies are few elements. */
function joinLines(
  lines: readonly BodyLine[],
  byPlace: ReadonlyMap<string, readonly Remark[]>,
): Piece[] {
  const pieces: Piece[] = [];
  let plain: string[] = [];
  for (const line of lines) {
    const remarks = line.at === undefined ? undefined : byPlace.get(line.at);
    if (remarks === undefined) {
      plain.push(`${line.text}\n`);
      continue;
    }
    pieces.push(plain.join(''), { line, remarks });
    plain = [];
  }
  pieces.push(plain.join(''));
  return pieces;
}

function show(piece: Piece) {
  if (typeof piece === 'string') return piece;
  const { line, remarks } = piece;
  const [first] = remarks;
  return (
    <mark key={line.at} class={`marked ${first?.kind ?? ''}`} data-place={line.at}>
      {`${line.text}\n`}
      {remarks.map(({ kind, at, text }) => (
        <span key={kind + at + text} class={`remark ${kind}`}>
          {at === line.at ? '' : `${at}: `}
          {text}
          {'\n'}
        </span>
      ))}
    </mark>
  );
}
