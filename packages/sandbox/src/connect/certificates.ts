import { type ConnectCertificates, createConnectCertificates } from '../documents/index.ts';
import { createRecords, kind } from '../state/records.ts';
import type { Connection } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';

const certificates = kind<ConnectCertificates>('connect-certificates');

/** The number of the space for data that belong to no tenant. */
const noSpace = 0;

/**
 * Creates a loader of the database's certificates, which all processes on it share. They are
 * created on first use, since generating the keys takes a moment.
 */
export function createCertificatesLoader(database: Database): () => Promise<ConnectCertificates> {
  let loaded: Promise<ConnectCertificates> | undefined;
  return async () => {
    loaded ??= load(database);
    try {
      return await loaded;
    } catch (error) {
      // A database that was away may be back the next time.
      loaded = undefined;
      throw error;
    }
  };
}

async function load(database: Database): Promise<ConnectCertificates> {
  const known = await database.transaction('read', read);
  if (known !== undefined) return known;
  const created = await createConnectCertificates();
  return database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const there = await read(db);
    if (there === undefined) await createRecords(db, noSpace, certificates).put('', '', created);
    return there ?? created;
  });
}

function read(db: Connection): Promise<ConnectCertificates | undefined> {
  return createRecords(db, noSpace, certificates).get('', '');
}
