import { sql } from '../kysely.ts';
import type { Connection, Flavour } from '../connection.ts';

/** Adds the rooms, how many there are and the people who can see them, and an index to find the next work that is due. */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
  const counted = flavour === 'postgres' ? sql`bigserial` : sql`integer`;
  await db.schema
    .createTable('rooms')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('office', 'bigint', (column) => column.notNull())
    .addColumn('fields_changed_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('rooms_by_id', ['space', 'account', 'id'])
    .execute();
  const listed = ['space', 'account', 'status'] as const;
  const index = (name: string) => db.schema.createIndex(name).on('rooms');
  await index('rooms_by_status')
    .columns([...listed, 'position'])
    .execute();
  await index('rooms_by_office')
    .columns([...listed, 'office', 'position'])
    .execute();
  await index('rooms_by_change')
    .columns([...listed, 'fields_changed_at'])
    .execute();
  await index('rooms_by_closing')
    .columns([...listed, 'closed_at'])
    .execute();

  await db.schema
    .createTable('room_counts')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('office', 'bigint', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('rooms', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('room_counts_by_place', ['space', 'account', 'status', 'office', 'shard'])
    .execute();

  await db.schema
    .createTable('room_people')
    .addColumn('position', counted, (column) => column.primaryKey())
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('person', 'bigint', (column) => column.notNull())
    .addColumn('room', 'bigint', (column) => column.notNull())
    .addColumn('role', 'bigint', (column) => column.notNull())
    .addColumn('has_access', 'integer', (column) => column.notNull())
    .addUniqueConstraint('room_people_by_person', ['space', 'account', 'person', 'room'])
    .execute();
  await db.schema
    .createIndex('room_people_by_room')
    .on('room_people')
    .columns(['space', 'account', 'room'])
    .execute();
  await db.schema
    .createIndex('room_people_by_role')
    .on('room_people')
    .columns(['space', 'account', 'role'])
    .execute();

  await db.schema.createIndex('due_by_space').on('due').columns(['space', 'due_at']).execute();
}
