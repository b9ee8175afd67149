import type { UsersGetUsersQueryParams } from '@countersign/types/admin-v2';

/** The size of a page that a request does not say. */
const usualSize = 20;

/**
 * Reads the requested range of a list: the positions of the first item, and of the one after the
 * last.
 */
export function readPageRange(query: Pick<UsersGetUsersQueryParams, 'start' | 'take' | 'end'>): {
  from: number;
  to: number;
} {
  const from = Number(query.start ?? 0);
  if (query.take !== undefined) return { from, to: from + Number(query.take) };
  return { from, to: query.end === undefined ? from + usualSize : Number(query.end) + 1 };
}
