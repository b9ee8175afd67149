import { createSealKey, type SealKey } from '../documents/index.ts';
import { createRecords, kind } from './records.ts';
import type { Connection } from './storage/connection.ts';
import type { Database } from './storage/database.ts';

/** A key as stored: each part in Base64. */
type StoredSealKey = Record<keyof SealKey, string>;

const sealKeys = kind<StoredSealKey>('seal-key');

/** The number of the space for data that belong to no tenant. */
const noSpace = 0;

/** Reads the key that documents are sealed with; undefined where the database has none yet. */
export async function readSealKey(db: Connection): Promise<SealKey | undefined> {
  const stored = await records(db).get('', 'seal');
  if (stored === undefined) return undefined;
  return {
    privateKey: Buffer.from(stored.privateKey, 'base64'),
    certificate: Buffer.from(stored.certificate, 'base64'),
    authority: Buffer.from(stored.authority, 'base64'),
  };
}

/**
 * Returns the key of the database, which all its tenants and processes share; creates it if it is
 * missing. No transaction of the same process may run while it waits.
 */
export async function ensureSealKey(database: Database): Promise<SealKey> {
  const known = await database.transaction('read', readSealKey);
  if (known !== undefined) return known;
  const created = await createSealKey();
  return database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const there = await readSealKey(db);
    if (there === undefined) await records(db).put('', 'seal', encode(created));
    return there ?? created;
  });
}

function records(db: Connection) {
  return createRecords(db, noSpace, sealKeys);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function encode({ privateKey, certificate, authority }: SealKey): StoredSealKey {
  return {
    privateKey: base64(privateKey),
    certificate: base64(certificate),
    authority: base64(authority),
  };
}
