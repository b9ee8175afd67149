import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

/** The rights by which the user who runs the sandbox reads and writes, and no other user does. */
const ownFolder = 0o700;
const ownFile = 0o600;

/** Every right of the group and of all others. */
const ofOthers = 0o077;

/** Creates the folder of a file, if it is missing, for this user only. */
export function createPrivateFolder(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: ownFolder });
}

/**
 * Creates an empty file for this user only. One that exists is not even opened: closing it would
 * end the locks that SQLite holds on it in this process.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownFile));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/**
 * Removes the rights of all other users to a file. A file of another user, whose rights cannot be
 * changed, gives a warning. Windows has no such rights.
 */
export function makePrivate(file: string): void {
  if (process.platform === 'win32') return;
  const rights = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((rights & ofOthers) === 0) return;
  try {
    chmodSync(file, rights & ~ofOthers & 0o777);
  } catch {
    process.emitWarning(
      `other users can read ${file}, which contains documents and secrets, and the sandbox cannot change its permissions; run: chmod 600 ${file}`,
    );
  }
}

function isAlreadyThere(error: unknown): boolean {
  // Windows reports a folder with another code; SQLite will report what is wrong with it.
  return (
    error instanceof Error && 'code' in error && ['EEXIST', 'EISDIR'].includes(String(error.code))
  );
}
