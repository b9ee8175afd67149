import path from 'node:path';
import type { Tarball } from '@countersign/tarballs';

/** What an entry of `exports` leads to under one condition. */
export interface Target {
  /** What is imported, such as `./esign-v2.1` or `./*`. */
  subpath: string;
  /** The conditions that lead to it; none where the entry is but a path. */
  conditions: string[];
  /** As it is written, with the star that it may have. */
  pattern: string;
  /** The files of the tarball that it means, and by what each is imported. */
  files: { path: string; subpath: string }[];
}

/** Every target of `exports`. */
export function targetsOf(tarball: Tarball): Target[] {
  return [...written(tarball.manifest['exports'], [])].map(({ at, pattern }) => {
    const [subpath = '', ...conditions] = at;
    const files = matches(tarball, pattern).map(({ file, star }) => ({
      path: file,
      subpath: subpath.replace('*', () => star),
    }));
    return { subpath, conditions, pattern, files };
  });
}

/** The fields of an entry, as they are named in what is printed. */
export function fieldOf({ subpath, conditions }: Target): string {
  return ['exports', subpath, ...conditions].join(' > ');
}

/** Whether a file is JavaScript, and so has types. */
export function isScript(file: string): boolean {
  return ['.js', '.mjs', '.cjs'].includes(path.posix.extname(file));
}

function* written(value: unknown, at: string[]): Generator<{ at: string[]; pattern: string }> {
  if (typeof value === 'string') yield { at, pattern: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* written(inner, [...at, key]);
  }
}

function matches({ files }: Tarball, pattern: string): { file: string; star: string }[] {
  const [start = '', end] = path.posix.normalize(pattern).split('*');
  return files.flatMap(({ path: file }) => {
    if (end === undefined) return file === start ? [{ file, star: '' }] : [];
    const fits =
      file.length > start.length + end.length && file.startsWith(start) && file.endsWith(end);
    return fits ? [{ file, star: file.slice(start.length, file.length - end.length) }] : [];
  });
}
