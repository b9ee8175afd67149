import { randomBytes } from 'node:crypto';
import { sealKind, type Seal, type SealKind } from '@countersign/mock/extend';
import { kind, thingsOf } from '../state/things.ts';
import type { Database } from '../state/storage/database.ts';
import type { Connection } from '../state/storage/connection.ts';

/** The seals of sandboxes. */
export const sandboxTokens: SealKind = sealKind('countersign-sandbox');

const secrets = kind<string>('secret');

/** What belongs to no tenant is in no space of one. */
const noSpace = 0;

/** Gives the seal of the database, which all processes on it share; its secret is made when it is first needed. */
export function sealOf(database: Database): () => Promise<Seal> {
  let seal: Promise<Seal> | undefined;
  return async () => {
    seal ??= readSecret(database).then(sandboxTokens.create);
    try {
      return await seal;
    } catch (error) {
      // A database that was away may be back the next time.
      seal = undefined;
      throw error;
    }
  };
}

function read(db: Connection): Promise<string | undefined> {
  return thingsOf(db, noSpace, secrets).get('', 'seal');
}

async function readSecret(database: Database): Promise<string> {
  const known = await database.transaction('read', read);
  if (known !== undefined) return known;
  return database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const there = await read(db);
    const secret = there ?? randomBytes(32).toString('base64url');
    if (there === undefined) await thingsOf(db, noSpace, secrets).put('', 'seal', secret);
    return secret;
  });
}
