import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

interface Entry<Value> {
  key: string;
  value: Value;
}

/**
 * Keeps results from a spec tree, each under a name and a hash of all its inputs. Each name has one
 * version, so that the folder does not grow.
 */
export class Kept {
  readonly #folder: string;

  /** @param specs the folder of the tree, in whose `node_modules/.cache` everything is kept */
  constructor(specs: string) {
    this.#folder = path.join(specs, 'node_modules/.cache/countersign');
  }

  /** Finds the value that is kept under a name; undefined if it was made of something else. */
  find<Value>(name: string, key: string): Value | undefined {
    const file = this.#file(name);
    if (!existsSync(file)) return undefined;
    const entry: Entry<Value> = JSON.parse(readFileSync(file, 'utf8'));
    return entry.key === key ? entry.value : undefined;
  }

  put<Value>(name: string, key: string, value: Value): void {
    mkdirSync(this.#folder, { recursive: true });
    const entry: Entry<Value> = { key, value };
    // Several processes may keep the same at once; none reads half a file.
    const draft = this.#file(`${name}.${randomUUID()}`);
    writeFileSync(draft, JSON.stringify(entry));
    renameSync(draft, this.#file(name));
  }

  /** Finds the value that is kept under a name, or makes it now. */
  async get<Value>(name: string, key: string, make: () => Promise<Value> | Value): Promise<Value> {
    const found = this.find<Value>(name, key);
    if (found !== undefined) return found;
    const value = await make();
    this.put(name, key, value);
    return value;
  }

  #file(name: string): string {
    return path.join(this.#folder, `${name}.json`);
  }
}

/** Computes a hash of some texts. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update('\0').update(text);
  return hash.digest('hex');
}

/** The hash of all files in folders, with their names. */
export function hashOfFiles(...folders: readonly string[]): string {
  return hashOf(
    ...folders.flatMap((folder) =>
      filesIn(folder).flatMap((file) => [file, readFileSync(path.join(folder, file))]),
    ),
  );
}

/** The files in a folder and in those below it, in order. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
    .toSorted();
}

const sources = path.resolve(import.meta.dirname, '..');

/** The hash of the code of this workspace and of the versions of all that it uses. */
export function hashOfTools(): string {
  const lockfile = readFileSync(path.resolve(sources, '../../../pnpm-lock.yaml'));
  return hashOf(process.version, lockfile, hashOfFiles(sources));
}
