import { readFile } from 'node:fs/promises';
import {
  listContents,
  readSpaceRows,
  type SpaceRows,
  writeSpaceRows,
} from '../../state/space-rows.ts';
import { type Connection, readOwnJson } from '../../state/storage/connection.ts';
import { worldFile } from './world-file.ts';

/** The contents of a space, as built from the default seed. */
export interface World {
  rows: SpaceRows;
  /** The bytes that the rows refer to, in Base64, by their IDs. */
  contents: Record<string, string>;
}

/** Reads the contents of a space as a world. */
export async function writeWorld(db: Connection, space: number): Promise<World> {
  const used = await listContents(db, space);
  const found = await db
    .selectFrom('contents')
    .where('hash', 'in', used)
    .select(['hash', 'bytes'])
    .orderBy('hash')
    .execute();
  const contents: World['contents'] = {};
  for (const { hash, bytes } of found) contents[hash] = Buffer.from(bytes).toString('base64');
  return { rows: await readSpaceRows(db, space), contents };
}

/** Puts a world into a new space. */
export async function loadWorld(
  db: Connection,
  space: number,
  { rows, contents }: World,
): Promise<void> {
  for (const [hash, base64] of Object.entries(contents)) {
    const bytes = Buffer.from(base64, 'base64');
    await db
      .insertInto('contents')
      .values({ hash, size: bytes.length, bytes })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  await writeSpaceRows(db, space, rows);
}

/** The world of the default seed, as the build planted it; undefined where it was not built. */
export async function readWorld(): Promise<World | undefined> {
  let text: string;
  try {
    text = await readFile(worldFile, 'utf8');
  } catch {
    return undefined;
  }
  return readOwnJson<World>(text);
}
