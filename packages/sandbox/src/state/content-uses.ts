import { breathe } from '@countersign/mock/core/server';
import { isSameSet } from './is-same-set.ts';
import { builtOnce, type Connection } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';
import { putOffChanges } from './storage/put-off.ts';

/**
 * References from records and envelopes to contents within a space; unreferenced contents are
 * deleted.
 */
export interface ContentUses {
  /**
   * Remembers the references in a body that was read, so that a later write can find those that are
   * gone.
   */
  read(holder: string, body: string): void;
  /**
   * Remembers a content that was put. If nothing refers to it by the end of the transaction, someone
   * has to look for references to it later.
   */
  put(id: string): void;
  /** Notes what a holder refers to from now on. It must have been read before, or be new. */
  write(holder: string, body: string): Promise<void>;
  /** Does the same, but leaves it to the caller to add the uses of contents that certainly exist. */
  change(holder: string, body: string): Promise<UseChange>;
  /** Notes that a holder is gone. */
  remove(holder: string): Promise<void>;
  /** @throws Error where a body refers to a content that was put, though its kind holds none */
  requireNone(kind: string, body: string): void;
}

/** The uses of contents that a holder has from now on, and had not before, or the other way round. */
interface UseChange {
  /** The IDs of contents that certainly exist, whose uses are to be added. */
  added: readonly string[];
  /** Writes all other changes; most holders have none. */
  writeOthers(): Promise<void>;
}

/** Most holders refer to the same contents as before. */
const unchanged: UseChange = { added: [], async writeOthers() {} };

/** The length of the ID of a content: a SHA-256 in base64url, also in JSON that is a text within JSON. */
const idLength = 43;

/** By the code of each character: 1 for those of an ID. */
const signs = new Uint8Array(2 ** 16);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
  signs[sign.charCodeAt(0)] = 1;

/**
 * Finds texts in a body that may be content IDs. A text that only looks like an ID does no harm.
 *
 * It looks at one character in 43, since an ID has one of those, and around it only where it can be
 * in an ID: a regular expression, which looks at each, took twenty times as long.
 */
function contentIdsIn(body: string): Set<string> {
  const ids = new Set<string>();
  const isSign = (at: number) => signs[body.charCodeAt(at)] === 1;
  for (let at = idLength - 1; at < body.length; at += idLength) {
    if (!isSign(at)) continue;
    let start = at;
    while (start > 0 && isSign(start - 1)) start -= 1;
    while (at < body.length && isSign(at)) at += 1;
    if (at - start === idLength) ids.add(body.slice(start, at));
  }
  return ids;
}

/** A body whose IDs are searched for when they are first asked for. */
interface Searched {
  ids(): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

function search(body: string): Searched {
  let ids: ReadonlySet<string> | undefined;
  return { ids: () => (ids ??= contentIdsIn(body)) };
}

/**
 * The maximum number of IDs in one query: a body may have thousands of texts that look like an ID.
 */
const mostAtOnce = 500;

const addUse = builtOnce((db) =>
  db
    .insertInto('content_uses')
    .values({ space: 0, holder: '', hash: '' })
    .onConflict((conflict) => conflict.columns(['space', 'holder', 'hash']).doNothing()),
);

const addCheck = builtOnce((db) =>
  db.insertInto('content_checks').values({ hash: '', noted_at: 0 }),
);

/** Asks for a look at whether anything refers to a content. */
export async function noteContent(db: Connection, hash: string): Promise<void> {
  await addCheck(db, [hash, Date.now()]);
}

/**
 * The uses of contents in a space, within one transaction. Nothing is read from the database for
 * them: on PostgreSQL, requests that write at once would then be in each other's way.
 */
export function createContentUses(db: Connection, space: number): ContentUses {
  const bodies = new Map<string, Searched>();
  const fresh = new Set<string>();
  // IDs in the bodies that were read. Each body is searched once, and only when that is needed.
  const referred = new Set<string>();
  const unread: Searched[] = [];
  /** Contents that were put, and to which no holder refers yet; undefined until one is put. */
  let unused: Set<string> | undefined;

  async function noteUnused(): Promise<void> {
    const all = [...(unused ?? none)];
    unused?.clear();
    for (const hash of all) await noteContent(db, hash);
  }

  /**
   * Checks whether a content certainly exists: it was put, or a body that was read refers to it.
   */
  function isKnown(hash: string): boolean {
    if (fresh.has(hash)) return true;
    for (const body of unread.splice(0)) for (const found of body.ids()) referred.add(found);
    return referred.has(hash);
  }

  async function add(holder: string, known: readonly string[]): Promise<void> {
    const [first] = known;
    if (known.length === 1) await addUse(db, [space, holder, first]);
    else
      for (const some of splitIntoChunks(known))
        await db
          .insertInto('content_uses')
          .values(some.map((hash) => ({ space, holder, hash })))
          .onConflict((conflict) => conflict.columns(['space', 'holder', 'hash']).doNothing())
          .execute();
  }

  /** Adds uses by texts that may only look like IDs. */
  async function addUnsure(holder: string, unsure: readonly string[]): Promise<void> {
    for (const some of splitIntoChunks(unsure))
      await db
        .insertInto('content_uses')
        .columns(['space', 'holder', 'hash'])
        .expression((from) =>
          from
            .selectFrom('contents')
            .where('hash', 'in', some)
            .select([
              sql<number>`cast(${space} as bigint)`.as('space'),
              sql<string>`cast(${holder} as text)`.as('holder'),
              'contents.hash as hash',
            ]),
        )
        .onConflict((conflict) => conflict.columns(['space', 'holder', 'hash']).doNothing())
        .execute();
  }

  async function remove(holder: string, hashes: readonly string[]): Promise<void> {
    for (const some of splitIntoChunks(hashes)) {
      const gone = await db
        .deleteFrom('content_uses')
        .where('space', '=', space)
        .where('holder', '=', holder)
        .where('hash', 'in', some)
        .returning('hash')
        .execute();
      for (const { hash } of gone) await noteContent(db, hash);
    }
  }

  async function change(holder: string, text: string): Promise<UseChange> {
    await breathe();
    const before = bodies.get(holder)?.ids() ?? none;
    const body = search(text);
    const now = body.ids();
    bodies.set(holder, body);
    if (unused !== undefined) for (const hash of now) unused.delete(hash);
    if (isSameSet(before, now)) return unchanged;
    const gained = [...now].filter((hash) => !before.has(hash));
    const added = gained.filter(isKnown);
    const sure = new Set(added);
    return {
      added,
      async writeOthers() {
        await addUnsure(
          holder,
          gained.filter((hash) => !sure.has(hash)),
        );
        await remove(
          holder,
          [...before].filter((hash) => !now.has(hash)),
        );
      },
    };
  }

  return {
    change,
    read(holder, text) {
      const body = search(text);
      bodies.set(holder, body);
      unread.push(body);
    },
    put(hash) {
      fresh.add(hash);
      if (unused === undefined) {
        unused = new Set();
        putOffChanges(db, { make: noteUnused, forget: () => unused?.clear() });
      }
      unused.add(hash);
    },
    async write(holder, text) {
      const changed = await change(holder, text);
      if (changed === unchanged) return;
      await add(holder, changed.added);
      await changed.writeOthers();
    },
    async remove(holder) {
      bodies.delete(holder);
      const gone = await db
        .deleteFrom('content_uses')
        .where('space', '=', space)
        .where('holder', '=', holder)
        .returning('hash')
        .execute();
      for (const { hash } of gone) await noteContent(db, hash);
    },
    requireNone(kind, body) {
      for (const hash of fresh)
        if (body.includes(hash))
          throw new Error(
            `a ${kind} refers to a content, which would be lost: add holdsContents where the kind is defined`,
          );
    },
  };
}

function* splitIntoChunks(hashes: readonly string[]): Generator<string[]> {
  for (let at = 0; at < hashes.length; at += mostAtOnce) yield hashes.slice(at, at + mostAtOnce);
}
