import { noteChange } from './storage/changes.ts';
import type { Connection } from './storage/connection.ts';

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
