import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of generated files, by their paths with slashes in the folder of generated code. */
export type Files = ReadonlyMap<string, string>;

/**
 * Compares generated files with a folder of them, and replaces the folder if something differs.
 * @param target the folder of generated code
 * @param check only compare
 * @returns the files that differ, in order
 */
export function replaceOutput(target: string, files: Files, check: boolean): string[] {
  const before = readFiles(target);
  const names = new Set([...before.keys(), ...files.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== files.get(name));
  if (changed.length > 0 && !check) {
    rmSync(target, { recursive: true, force: true });
    for (const [name, text] of files) {
      const file = path.join(target, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return changed.toSorted();
}

function readFiles(folder: string): Files {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        readFileSync(file, 'utf8'),
      ]),
  );
}
