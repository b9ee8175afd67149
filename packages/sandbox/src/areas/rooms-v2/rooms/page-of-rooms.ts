import { readPosition } from '../../../engine/read-position.ts';

/** The largest number of rooms in a response, and the usual one. */
const most = 100;

/** Reads the requested page of a list of rooms; numbers are text. */
export function readPage({
  startPosition,
  count,
}: {
  startPosition?: number | undefined;
  count?: number | undefined;
}): { start: number; count: number } {
  return { start: readPosition(startPosition), count: Math.min(Number(count ?? most), most) };
}

/** The fields that say which part of a list an answer has, and where the others are. */
export function presentPage(
  query: object,
  { start, count }: { start: number; count: number },
  { shown, total }: { shown: number; total: number },
) {
  const link = (from: number) => {
    const page = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    page.set('startPosition', String(from));
    page.set('count', String(count));
    return `/rooms?${page}`;
  };
  const next = start + shown;
  return {
    resultSetSize: shown,
    startPosition: start,
    endPosition: Math.max(next - 1, 0),
    totalRowCount: total,
    nextUri: shown > 0 && next < total ? link(next) : null,
    // From beyond the end, the previous page is the last one.
    priorUri: start > 0 ? link(Math.max(Math.min(start, total) - count, 0)) : null,
  };
}
