import { kind, createRecords } from './records.ts';
import type { Connection } from './storage/connection.ts';

/** A tenant as it was. Kept in no space, under the tenant, by its name. */
export interface StoredSnapshot {
  name: string;
  /** Time of the snapshot in milliseconds since 1970, by the machine's clock. */
  takenAt: number;
  /** The space with the copied data, which never changes. */
  space: number;
  offset: number;
  frozenAt: number | null;
  settings: string;
}

const snapshots = kind<StoredSnapshot>('snapshot');

/** The number of the space for data that belong to no tenant's space. */
const noSpace = 0;

export function createSnapshotRecords(db: Connection) {
  return createRecords(db, noSpace, snapshots);
}

/** Forgets the snapshots of a tenant. */
export async function forgetSnapshots(db: Connection, tenant: string): Promise<void> {
  await createSnapshotRecords(db).removeAll(tenant);
}
