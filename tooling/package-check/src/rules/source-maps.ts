import path from 'node:path';
import type { Tarball } from '@countersign/tarballs';
import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

const comment = /^\/\/# sourceMappingURL=(?!data:)(\S+)\s*$/m;

/** A map that leads nowhere costs its users a download, and their tools a warning. */
export function sourceMaps({ tarball }: Subject): Fault[] {
  return tarball.files.flatMap(({ path: file }) => {
    const gone = file.endsWith('.map') ? goneSources(tarball, file) : goneMap(tarball, file);
    return gone.map((name) => ({
      where: file,
      what: `points at ${name}, which is not in the tarball`,
      remedy: 'turn sourceMap and declarationMap off in its tsconfig, or publish what it points at',
    }));
  });
}

/** The sources of a map that it neither has in itself nor has beside it. */
function goneSources(tarball: Tarball, file: string): string[] {
  const map: { sources: string[]; sourcesContent?: (string | null)[]; sourceRoot?: string } =
    JSON.parse(tarball.read(file) ?? '');
  return map.sources
    .filter((_, index) => typeof map.sourcesContent?.[index] !== 'string')
    .map((source) => beside(file, path.posix.join(map.sourceRoot ?? '', source)))
    .filter((source) => tarball.read(source) === undefined);
}

/** The map that a script or a declaration names at its end, where there is none. */
function goneMap(tarball: Tarball, file: string): string[] {
  if (!/\.[cm]?[jt]s$/.test(file)) return [];
  const [, map] = comment.exec(tarball.read(file) ?? '') ?? [];
  if (map === undefined || tarball.read(beside(file, map)) !== undefined) return [];
  return [beside(file, map)];
}

function beside(file: string, other: string): string {
  return path.posix.join(path.posix.dirname(file), other);
}
