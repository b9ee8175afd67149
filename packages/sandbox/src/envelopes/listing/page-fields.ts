import { readPosition } from '../../engine/read-position.ts';
import type { State } from '../../state/state.ts';

/** The page of a list that was requested. */
export interface PageOf {
  /** The list, as its links begin: `/folders/…`, or with the account before. */
  place: string;
  /** The query of the request. */
  query: object;
  start: number;
  /** The maximum number of items on the page. */
  size: number;
  /** The number of items on the page. */
  shown: number;
  total: number;
  /** Includes `count` in links, which not every list has (true). */
  counted?: boolean;
  /** The value in place of a link if there is no such page (null). */
  none?: '' | null;
}

/** The fields that say which part of a list an answer holds, and where the others are. */
export function pageFields({
  place,
  query,
  start,
  size,
  shown,
  total,
  counted = true,
  none = null,
}: PageOf): {
  resultSetSize: string;
  totalSetSize: string;
  startPosition: string;
  endPosition: string;
  nextUri: string | null;
  previousUri: string | null;
} {
  const link = (from: number) => {
    const asked = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    asked.set('start_position', String(from));
    if (counted) asked.set('count', String(size));
    return `${place}?${asked}`;
  };
  const next = start + shown;
  return {
    resultSetSize: String(shown),
    totalSetSize: String(total),
    startPosition: String(start),
    endPosition: String(Math.max(next - 1, 0)),
    nextUri: shown > 0 && next < total ? link(next) : none,
    previousUri: start > 0 ? link(Math.max(start - size, 0)) : none,
  };
}

/**
 * Reads the requested page of a list.
 * @param most the maximum number of items in a response; a request for more gives a warning
 */
export function readRequestedPage(
  { warn }: Pick<State, 'warn'>,
  { start_position, count }: { start_position?: string | undefined; count?: string | undefined },
  most: number,
): { start: number; size: number } {
  if (Number(count ?? 0) > most)
    warn({
      code: 'value-cut',
      in: 'query',
      at: 'count',
      message: `a response has at most ${most} items, not ${count}; get the others from \`nextUri\`.`,
    });
  return { start: readPosition(start_position), size: Math.min(Number(count ?? most), most) };
}
