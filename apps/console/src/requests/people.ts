import { about } from '../api/about.ts';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import type { RequestSummary } from './api.ts';

/** The users of the tenant by their IDs. */
export type People = ReadonlyMap<string, Schemas['AccountUser']>;

const nobody: People = new Map();

/** The users who can be callers. */
export function usePeople(): People {
  const { data } = useResource(loadPeople, { kinds: ['member'] });
  return data ?? nobody;
}

async function loadPeople(): Promise<People> {
  if (about.value?.server === 'mock') return nobody;
  const { accounts } = await unwrap(control.GET('/accounts'));
  return new Map(accounts.flatMap(({ users }) => users.map((user) => [user.userId, user])));
}

/**
 * Names a caller by the observer, the user, or the known part of the token; empty if all are
 * missing.
 */
export function nameCaller(
  { user, token, observer }: Pick<RequestSummary, 'user' | 'token' | 'observer'>,
  people: People,
) {
  if (observer !== undefined) return `The ${observer}`;
  if (user !== undefined) return people.get(user)?.userName ?? user;
  return token === undefined ? '' : `Token ${token}`;
}
