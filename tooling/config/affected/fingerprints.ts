import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Finds files by patterns, sorted, with `/` between folders. */
export function find(folder: string, patterns: readonly string[], exclude: string[] = []) {
  return globSync(patterns, { cwd: folder, exclude })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .toSorted();
}

/** The path of a file from a folder, with `/` between folders. */
export function nameFile(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** Makes fingerprints of lists of files, each of which is read once. */
export function fingerprintFiles() {
  const known = new Map<string, string>();
  const digest = (file: string) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const made = existsSync(file) ? hash(readFileSync(file)) : 'none';
    known.set(file, made);
    return made;
  };
  return (folder: string, files: Iterable<string>): string =>
    hash([...files].toSorted().map((file) => `${file} ${digest(path.join(folder, file))}\n`));
}

function hash(content: Uint8Array | string[]): string {
  const made = createHash('sha1');
  for (const part of Array.isArray(content) ? content : [content]) made.update(part);
  return made.digest('base64');
}

/** Lists the files that used packages of the repository are made of: those built, or their sources. */
export function findUsedPackages(folder: string): { folder: string; files: string[] }[] {
  const scope = path.join(folder, 'node_modules/@countersign');
  return readdirSync(scope).map((name) => {
    const used = realpathSync(path.join(scope, name));
    const isBuilt = existsSync(path.join(used, 'dist'));
    return {
      folder: used,
      files: isBuilt
        ? find(used, ['package.json', '{dist,seed}/**'], ['**/*.d.ts'])
        : find(used, ['**'], ['**/node_modules/**', '**/reports/**', '**/.turbo/**', 'test/**']),
    };
  });
}
