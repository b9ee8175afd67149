import { noteChange } from './storage/changes.ts';
import type { Connection } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

/**
 * The condition of the indexes that find messages by lane and by queue. Databases use these only
 * for statements that have it.
 */
export const isUnsent = sql<boolean>`state != 'sent'`;

/** Begins to change messages of a space. */
export function updateDeliveries(db: Connection, space: number) {
  noteChange(db, space, 'delivery');
  return db.updateTable('deliveries').where('space', '=', space);
}

/** Begins to delete messages of a space. */
export function deleteDeliveries(db: Connection, space: number) {
  noteChange(db, space, 'delivery');
  return db.deleteFrom('deliveries').where('space', '=', space);
}
