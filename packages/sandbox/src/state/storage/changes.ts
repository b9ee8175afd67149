import type { Connection } from './connection.ts';

/**
 * The maximum number of IDs of a kind that a transaction notes; with more, readers check all of the
 * kind.
 */
const mostIds = 50;

/** GUIDs and numbers. Other IDs can be secrets, such as tokens. */
const publicId = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+)$/i;

/** The kinds of records that changed, with the IDs of some. */
export type Kinds = Map<string, Set<string>>;

/** The changes that a transaction made. */
export interface Changes {
  /** Changed kinds of records, by space. */
  readonly spaces: ReadonlyMap<number, Kinds>;
  /** The tenants whose clock, settings or space changed. */
  readonly tenants: ReadonlySet<string>;
  /** The tenants that were created or deleted. */
  readonly listed: ReadonlySet<string>;
}

interface Notes extends Changes {
  spaces: Map<number, Kinds>;
  tenants: Set<string>;
  listed: Set<string>;
}

/** The notes of the transactions that are watched. */
const notes = new WeakMap<Connection, Notes>();

/** Notes from now on what a transaction changes. */
export function beginNotes(connection: Connection): void {
  notes.set(connection, { spaces: new Map(), tenants: new Set(), listed: new Set() });
}

/** Returns the changes of a transaction; undefined if there are none. */
export function takeNotes(connection: Connection): Changes | undefined {
  const noted = notes.get(connection);
  if (noted === undefined) return undefined;
  const { spaces, tenants, listed } = noted;
  return spaces.size + tenants.size + listed.size === 0 ? undefined : noted;
}

/** Notes that a record of a space changes. */
export function noteChange(db: Connection, space: number, kind: string, id?: string): void {
  const noted = notes.get(db);
  if (noted === undefined) return;
  let kinds = noted.spaces.get(space);
  if (kinds === undefined) noted.spaces.set(space, (kinds = new Map()));
  addChange(kinds, kind, id !== undefined && publicId.test(id) ? [id] : []);
}

/** Notes that the clock, the settings or the space of a tenant changes. */
export function noteTenant(db: Connection, tenant: string): void {
  notes.get(db)?.tenants.add(tenant);
}

/** Notes that a tenant is created or deleted. */
export function noteListed(db: Connection, tenant: string): void {
  notes.get(db)?.listed.add(tenant);
}

/** Adds a change to others. */
export function addChange(kinds: Kinds, kind: string, ids: Iterable<string>): void {
  let known = kinds.get(kind);
  if (known === undefined) kinds.set(kind, (known = new Set()));
  for (const id of ids) {
    if (known.size >= mostIds) return;
    known.add(id);
  }
}
