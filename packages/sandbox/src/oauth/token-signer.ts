import { randomBytes } from 'node:crypto';
import {
  createTokenFormat,
  type TokenSigner,
  type TokenFormat,
} from '@countersign/mock/core/oauth';
import { kind, createRecords } from '../state/records.ts';
import type { Database } from '../state/storage/database.ts';
import type { Connection } from '../state/storage/connection.ts';

/** The seals of sandboxes. */
export const sandboxTokens: TokenFormat = createTokenFormat('countersign-sandbox');

const secrets = kind<string>('secret');

/** The number of the space for data that belong to no tenant. */
const noSpace = 0;

/**
 * Creates a loader of the database's signer, which all processes on it share; its secret is created
 * on first use.
 */
export function createTokenSignerLoader(database: Database): () => Promise<TokenSigner> {
  let signer: Promise<TokenSigner> | undefined;
  return async () => {
    signer ??= readSecret(database).then(sandboxTokens.create);
    try {
      return await signer;
    } catch (error) {
      // A database that was away may be back the next time.
      signer = undefined;
      throw error;
    }
  };
}

function read(db: Connection): Promise<string | undefined> {
  return createRecords(db, noSpace, secrets).get('', 'seal');
}

async function readSecret(database: Database): Promise<string> {
  const known = await database.transaction('read', read);
  if (known !== undefined) return known;
  return database.transaction('write', async (db) => {
    // Another process may have been quicker.
    const there = await read(db);
    const secret = there ?? randomBytes(32).toString('base64url');
    if (there === undefined) await createRecords(db, noSpace, secrets).put('', 'seal', secret);
    return secret;
  });
}
