import { breathe } from '@countersign/mock/core/server';
import { contentId } from './content-id.ts';
import { contentLock, lockContent } from './content-lock.ts';
import { type ContentsApart, leastApart } from './contents-apart.ts';
import type { ContentUses } from './content-uses.ts';
import { sql } from './storage/kysely.ts';
import { builtOnce, type Connection, flavourOf } from './storage/connection.ts';

/** Bytes, found by the ID that putting them gave. */
export interface Contents {
  /** Stores bytes and returns their ID: the same bytes have the same ID. */
  put(bytes: Uint8Array): Promise<string>;
  /** @throws Error where there is nothing with this ID: what refers to it is wrong */
  get(id: string): Promise<Buffer>;
}

const getContent = builtOnce((db) =>
  db.selectFrom('contents').where('hash', '=', '').select(['size', 'bytes']),
);

const putContent = builtOnce((db) =>
  db
    .insertInto('contents')
    .values({ hash: '', size: 0, bytes: new Uint8Array() })
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

/**
 * Locks a content and stores it, in one statement. What is stored comes out of the lock, so that it
 * is there first.
 */
const lockAndPut = builtOnce((db) => ({
  compile: () =>
    sql<never>`
      with locked as materialized (
        select pg_advisory_xact_lock_shared(${''}::bigint)
      )
      insert into contents (hash, size, bytes)
      select ${''}::text, ${0}::bigint, ${''}::bytea from locked
      on conflict (hash) do nothing`.compile(db),
}));

/** @param apart place of larger ones, apart from the database */
export function createContents(db: Connection, uses: ContentUses, apart?: ContentsApart): Contents {
  async function has(hash: string): Promise<boolean> {
    const query = db.selectFrom('contents').where('hash', '=', hash).select('size');
    return (await query.executeTakeFirst()) !== undefined;
  }

  async function put(hash: string, size: number, bytes: Uint8Array): Promise<void> {
    if (flavourOf(db) === 'postgres') {
      await lockAndPut(db, [contentLock(hash), hash, size, bytes]);
      return;
    }
    await putContent(db, [hash, size, bytes]);
  }

  return {
    async put(bytes) {
      await breathe();
      const hash = contentId(bytes);
      // A lock keeps the cleaner from deleting it before this transaction writes the reference to it.
      const isApart = apart !== undefined && bytes.length >= leastApart;
      if (isApart) {
        await lockContent(db, hash);
        if (!(await has(hash))) await apart.put(hash, bytes);
      }
      // Its size without its bytes says that these are in the object store.
      await put(hash, bytes.length, isApart ? new Uint8Array() : bytes);
      uses.put(hash);
      return hash;
    },
    async get(id) {
      const [row] = await getContent(db, [id]);
      if (row === undefined) throw new Error(`the storage has lost the content ${id}`);
      await breathe();
      if (row.size === row.bytes.length) return toBuffer(row.bytes);
      if (apart === undefined)
        throw new Error(
          `the content ${id} is in an object store; start the sandbox with the one that it had`,
        );
      return apart.get(id);
    },
  };
}

/** Shows bytes as a buffer without a copy; nobody else has those that the database gave. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
