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

/** What a run made of a folder of generated code. */
export interface Outcome {
  /** Files that differ from what stood there before, in order. */
  changed: string[];
}

/**
 * Lets a generator write into an empty folder beside the present one, then compares the two.
 * Only if the generator succeeds, something differs and this is no check does the new output
 * take the place of the old.
 * @param target the folder of generated code
 * @param check only compare
 */
export async function replaceOutput(
  target: string,
  check: boolean,
  generate: (folder: string) => Promise<void>,
): Promise<Outcome> {
  // A sibling at the same depth: relative imports to hand-written code stay right.
  const next = path.join(path.dirname(target), `.${path.basename(target)}-next`);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await generate(next);
    const changed = compare(target, next);
    if (changed.length > 0 && !check) {
      rmSync(target, { recursive: true, force: true });
      cpSync(next, target, { recursive: true });
    }
    return { changed };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function compare(before: string, after: string): string[] {
  const names = new Set([...filesOf(before), ...filesOf(after)]);
  return [...names].toSorted().filter((name) => {
    const [old, made] = [path.join(before, name), path.join(after, name)];
    return !existsSync(old) || !existsSync(made) || !readFileSync(old).equals(readFileSync(made));
  });
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}
