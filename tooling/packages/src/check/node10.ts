import { isDeepStrictEqual } from 'node:util';
import type { Tarball } from '../tarballs/tarball.ts';

/** The fields by which compilers without `exports` (`moduleResolution: node10`) find declarations. */
interface Node10Fields {
  types?: string;
  typesVersions?: { '*': Record<string, readonly string[]> };
}

/** The fields that tell these compilers the same as `exports` tells others. */
function node10Fields(exports: unknown): Node10Fields {
  const entries = Object.entries(exports ?? {}).flatMap(([name, target]): [string, string][] => {
    const types: unknown = typeof target === 'object' && target !== null ? target.types : undefined;
    return typeof types === 'string' ? [[name, types]] : [];
  });
  const own = entries.find(([name]) => name === '.')?.[1];
  const paths = entries
    .filter(([name]) => name !== '.')
    .map(([name, types]) => [name.slice('./'.length), [types]] as const);
  // A pattern for all names is applied to the declarations of the package itself, too.
  if (own !== undefined && paths.some(([name]) => name === '*'))
    paths.push([own.slice('./'.length), [own]]);
  return {
    ...(own !== undefined && { types: own }),
    ...(paths.length > 0 && { typesVersions: { '*': Object.fromEntries(paths) } }),
  };
}

/** Checks that these fields and `exports` say the same. */
export function checkNode10({ manifest }: Pick<Tarball, 'manifest'>): string[] {
  return Object.entries(node10Fields(manifest['exports']))
    .filter(([field, value]) => !isDeepStrictEqual(manifest[field], value))
    .map(([field, value]) => `package.json: ${field} must be ${JSON.stringify(value)}`);
}
