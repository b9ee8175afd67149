import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** The value that a field has to have in a package. */
const fixed: Record<string, (subject: Subject) => unknown> = {
  license: () => 'MIT',
  author: () => 'Countersign contributors',
  homepage: ({ url, place }) => `${pageOf(url)}/tree/main/${place}#readme`,
  bugs: ({ url }) => `${pageOf(url)}/issues`,
  repository: ({ url, place }) => ({ type: 'git', url, directory: place }),
  type: () => 'module',
  sideEffects: () => false,
  engines: ({ tarball }) => ({ node: nodeOf(tarball.manifest.name) }),
  publishConfig: () => ({ access: 'public', provenance: true }),
};

/** The releases of Node that a package runs on: the sandbox needs Node's own SQLite. */
function nodeOf(name: unknown): string {
  return name === '@countersign/sandbox' ? '>=22.13.0' : '^20.19.0 || >=22.12.0';
}

/** What has to be there and is different in each. */
const free: Record<string, { fits: (value: unknown) => boolean; kind: string }> = {
  description: {
    fits: (value) => typeof value === 'string' && value.length > 0,
    kind: 'a sentence that says what the package is',
  },
  keywords: {
    fits: (value) => Array.isArray(value) && value.length > 0,
    kind: 'a list of the words that people search by',
  },
  files: {
    fits: (value) => Array.isArray(value) && value.length > 0,
    kind: 'a list of what is published',
  },
  exports: {
    fits: (value) => typeof value === 'object' && value !== null,
    kind: 'an object with what can be imported',
  },
};

/** What the registry shows of a package, and what installers and bundlers go by. */
export function manifestFields(subject: Subject): Fault[] {
  const { manifest } = subject.tarball;
  const wrong = Object.entries(fixed).flatMap(([field, valueIn]) => {
    const value = valueIn(subject);
    return isDeepStrictEqual(manifest[field], value)
      ? []
      : [faultOf(field, manifest[field], `set it to ${JSON.stringify(value)}`)];
  });
  const missing = Object.entries(free).flatMap(([field, { fits, kind }]) =>
    fits(manifest[field]) ? [] : [faultOf(field, manifest[field], `it has to be ${kind}`)],
  );
  return [...wrong, ...missing];
}

function faultOf(field: string, value: unknown, remedy: string): Fault {
  const what = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
  return { where: `package.json > ${field}`, what, remedy };
}

/** The page of a repository that `git+https://….git` is the address of. */
function pageOf(url: string): string {
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}
