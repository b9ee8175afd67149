import type { Connection, Flavour } from '../connection.ts';

/**
 * A step from one version of the tables to the next. It runs in a transaction with the others that
 * are due. Released ones never change; a migration uses SQL, not the code of the sandbox, because
 * that code is for the newest tables only.
 */
export interface Migration {
  run(db: Connection, flavour: Flavour): Promise<void>;
}

/**
 * All migrations in order: the first one makes version 1. They are loaded only when a database needs
 * them. `node scripts/keep-released.ts` must be run after adding one.
 */
export const migrations: readonly (() => Promise<Migration>)[] = [
  () => import('./0001-first-tables.ts'),
  () => import('./0002-uses-of-contents.ts'),
  () => import('./0003-rooms.ts'),
  () => import('./0004-mails-and-labels.ts'),
  () => import('./0005-folders-by-sender.ts'),
  () => import('./0006-labels-by-number.ts'),
  () => import('./0007-schedule-by-subject.ts'),
  () => import('./0008-messages-not-sent.ts'),
];

/** The version of the tables that this release works on. */
export const newestVersion = migrations.length;
