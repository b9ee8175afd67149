import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesIn } from '@countersign/spec-tools/kept';

/** The texts of generated files, by their paths with slashes in the folder of generated code. */
export type Files = ReadonlyMap<string, string>;

/**
 * Compares generated files with a folder, and makes the folder equal: writes files that differ and
 * deletes those that are no longer generated.
 * @param target the folder of generated code
 * @param options check: only compare; leave: folders in it that are ignored; beside: the folder
 * also has files that are not generated
 * @returns the files that differ, in order
 */
export function replaceOutput(
  target: string,
  files: Files,
  { check, leave = [], beside = false }: OutputOptions,
): string[] {
  const before = readNamed(target, beside ? files.keys() : filesIn(target));
  const names = new Set([...before.keys(), ...files.keys()]);
  const changed = [...names].filter(
    (name) =>
      before.get(name) !== files.get(name) && !leave.some((one) => name.startsWith(`${one}/`)),
  );
  for (const name of check ? [] : changed) {
    const file = path.join(target, name);
    const text = files.get(name);
    if (text === undefined) removeFile(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return changed.toSorted();
}

interface OutputOptions {
  check: boolean;
  leave?: readonly string[];
  beside?: boolean;
}

/** Deletes a file, and the folders that are empty after that. */
function removeFile(file: string): void {
  rmSync(file);
  for (let folder = path.dirname(file); readdirSync(folder).length === 0;) {
    rmdirSync(folder);
    folder = path.dirname(folder);
  }
}

function readNamed(folder: string, names: Iterable<string>): Files {
  const there = [...names].filter((name) => existsSync(path.join(folder, name)));
  return new Map(there.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
