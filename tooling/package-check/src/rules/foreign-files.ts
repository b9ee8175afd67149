import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** What is of use in the repository alone, by its path. */
const foreign: readonly { path: RegExp; kind: string }[] = [
  { path: /(?:^|\/)(?:tests?|__tests__)\/|\.(?:test|spec|test-d)\.[^/]+$/, kind: 'a test' },
  { path: /^(?:src|scripts)\/|(?<!\.d)\.[cm]?tsx?$/, kind: 'a source' },
  { path: /\.tsbuildinfo$/, kind: 'a memory of the compiler' },
  {
    path: /(?:^|\/)(?:tsconfig[^/]*|typedoc|turbo)\.json$|\.config\.[cm]?[jt]s$|(?:^|\/)redocly[^/]*\.yaml$/,
    kind: 'a setting of a tool',
  },
  { path: /(?:^|\/)(?:node_modules|reports|coverage)\//, kind: 'left behind by a tool' },
  { path: /(?:^|\/)\.|\.(?:log|tgz|orig|swp)$|~$/, kind: 'a file that nobody meant to publish' },
];

/** A tarball holds what its users need, and nothing of what we need to make it. */
export function foreignFiles({ tarball }: Subject): Fault[] {
  return tarball.files.flatMap(({ path: file }) => {
    const kind = foreign.find(({ path }) => path.test(file))?.kind;
    const remedy = 'have the build not write it, or keep it out by "files" in package.json';
    return kind === undefined ? [] : [{ where: file, what: `is ${kind}`, remedy }];
  });
}
