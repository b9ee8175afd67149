import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Lets a generator write into an empty folder beside the present one, then compares the two.
 * Only if the generator succeeds and something differs does the new output replace the old.
 * @param target the folder of generated code
 * @param check only compare
 * @returns the files that differ, in order
 */
export async function replaceOutput(
  target: string,
  check: boolean,
  generate: (folder: string) => Promise<void>,
): Promise<string[]> {
  // A sibling at the same depth: relative imports to hand-written code stay right.
  const next = path.join(path.dirname(target), `.${path.basename(target)}-next`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await generate(next);
    const [before, after] = [readFiles(target), readFiles(next)];
    const names = new Set([...before.keys(), ...after.keys()]);
    const changed = [...names].filter((name) => before.get(name) !== after.get(name));
    if (changed.length > 0 && !check) {
      rmSync(target, { recursive: true, force: true });
      cpSync(next, target, { recursive: true });
    }
    return changed.toSorted();
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** The texts of all files below a folder, by their paths in it. */
function readFiles(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
