import type { DocumentsOutside } from '../documents/documents-outside.ts';
import { findContentsApart } from './contents-apart.ts';
import { ensureSealKey } from './seal-key.ts';
import { createState, type State } from './state.ts';
import type { Connection } from './storage/connection.ts';
import type { Database } from './storage/database.ts';
import type { Tenant } from './tenant.ts';

/** The state of a tenant in a transaction that may begin several times, for work outside of it. */
export function createStateOutside(
  database: Database,
  db: Connection,
  tenant: Tenant,
  outside: DocumentsOutside,
): State {
  return createState(
    db,
    tenant,
    () => outside.getDocuments(),
    async () => outside.runFirst(() => ensureSealKey(database)),
    findContentsApart(database, outside),
  );
}
