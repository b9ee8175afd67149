import { kind, createRecords } from './records.ts';
import type { Connection } from './storage/connection.ts';

/** A tenant as it was. Kept in no space, under the tenant, by its name. */
export interface StoredSnapshot {
  name: string;
  /** By the machine's clock, in milliseconds since 1970. */
  takenAt: number;
  /** The space that nobody changes any more. */
  space: number;
  offset: number;
  frozenAt: number | null;
  settings: string;
}

const snapshots = kind<StoredSnapshot>('snapshot');

/** What belongs to no tenant's space is in this one. */
const noSpace = 0;

export function createSnapshotRecords(db: Connection) {
  return createRecords(db, noSpace, snapshots);
}

/** Forgets the snapshots of a tenant. */
export async function forgetSnapshots(db: Connection, tenant: string): Promise<void> {
  await createSnapshotRecords(db).removeAll(tenant);
}
