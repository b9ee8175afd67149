import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPrivateFile, makePrivate } from './private-files.ts';
import { isLocked, StorageError } from './errors.ts';

/** The right of one sandbox to a file; the system ends it with the process, however that ends. */
export interface FileLock {
  /** Writes down where the sandbox listens, for the message that a second one gets. */
  note(url: string): void;
  release(): void;
}

/** The owner of a database file, as kept in a JSON file next to it. */
interface Owner {
  pid: number;
  host: string;
  /** Time in ISO 8601. */
  since: string;
  url?: string;
}

/** Time in milliseconds for which a sandbox that is about to end may still hold the file. */
const patience = 1000;

/**
 * Locks a file for this sandbox. The lock is that of SQLite on an empty file next to it, and not on
 * the file itself, so that other programs can read that.
 * @throws StorageError that names the sandbox with the lock
 */
export async function lockFile(file: string): Promise<FileLock> {
  const place = realPath(file);
  const held = await takeLock(`${place}-lock`);
  const ownerFile = `${place}-owner.json`;
  if (held === undefined) throw new StorageError(describeOwner(file, await readOwner(ownerFile)));
  const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeOwner(ownerFile, owner);
  return {
    note: (url) => writeOwner(ownerFile, { ...owner, url }),
    release() {
      try {
        // While the lock is held, no other sandbox has written this file.
        rmSync(ownerFile, { force: true });
      } finally {
        held.close();
      }
    },
  };
}

async function takeLock(file: string): Promise<DatabaseSync | undefined> {
  createPrivateFile(file);
  const database = new DatabaseSync(file);
  for (const since = Date.now(); ;) {
    try {
      // Without a journal, of which there would be a file: nothing is ever written here.
      database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
      makePrivate(file);
      return database;
    } catch (error) {
      if (!isLocked(error) || Date.now() - since >= patience) {
        database.close();
        if (isLocked(error)) return undefined;
        throw error;
      }
    }
    await pause(50);
  }
}

function writeOwner(file: string, owner: Owner): void {
  try {
    createPrivateFile(file);
    writeFileSync(file, `${JSON.stringify(owner)}\n`);
  } catch {
    // Reading the owner is best-effort, as it is needed only for a message.
  }
}

/** Reads the owner that a sandbox of any release wrote; undefined if that fails. */
async function readOwner(file: string): Promise<Owner | undefined> {
  const { z } = await import('zod');
  const owner = z.object({
    pid: z.number(),
    host: z.string(),
    since: z.string(),
    url: z.exactOptional(z.string()),
  });
  try {
    return owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function describeOwner(file: string, owner: Owner | undefined): string {
  const who =
    owner === undefined
      ? 'another sandbox uses it'
      : [
          owner.pid === process.pid && owner.host === hostname()
            ? `this process (${owner.pid}) has a sandbox open on it`
            : `the sandbox with process ID ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`} uses it`,
          ...(owner.url === undefined ? [] : [` at ${owner.url}`]),
          ` since ${owner.since}`,
        ].join('');
  return `the state cannot be kept in ${file}: ${who}, and a file is for one sandbox only. Stop that one, name another file with --data, or share a PostgreSQL: DATABASE_URL=postgres://user:password@host:port/database`;
}

/** Resolves symbolic links, so that a file has one lock, by whatever path it is opened. */
function realPath(file: string): string {
  const place = path.resolve(file);
  if (statSync(place, { throwIfNoEntry: false }) !== undefined) return realpathSync(place);
  const target = readLinkTarget(place);
  if (target !== undefined) return realPath(path.resolve(path.dirname(place), target));
  return path.join(realpathSync(path.dirname(place)), path.basename(place));
}

/** Returns the target of a symbolic link, even if the target does not exist. */
function readLinkTarget(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
