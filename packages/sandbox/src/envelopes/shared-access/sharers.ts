/** The users and groups that something is shared to, and whether it is shared at all. */
export interface Sharers {
  shared: boolean;
  users: string[];
  groups: string[];
}

/** What a request says of sharing, as far as its items are good. */
export interface AskedSharers {
  /** Absent where the request leaves it to its lists. */
  shared: boolean | undefined;
  users: { id: string; shared: boolean }[];
  groups: { id: string; shared: boolean }[];
}

/**
 * The sharing that a request comes to. It replaces the present one, or is added to it.
 * @param keep whether what is shared already stays so
 */
export function nextSharers(now: Sharers, asked: AskedSharers, keep: boolean): Sharers {
  const users = idsOf(asked.users);
  const groups = idsOf(asked.groups);
  if (keep)
    return {
      shared: now.shared || asked.shared === true || users.length + groups.length > 0,
      users: [...new Set([...now.users, ...users])],
      groups: [...new Set([...now.groups, ...groups])],
    };
  if (asked.shared === false) return { shared: false, users: [], groups: [] };
  // With nobody named it is shared to all; with nobody left of those who are named, to none.
  const named = asked.users.length + asked.groups.length > 0;
  const shared = named ? users.length + groups.length > 0 : asked.shared === true;
  return { shared, users, groups };
}

function idsOf(items: readonly { id: string; shared: boolean }[]): string[] {
  return [...new Set(items.filter(({ shared }) => shared).map(({ id }) => id))];
}
