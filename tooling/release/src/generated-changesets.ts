import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asMarkdown, bumpFor, type Bump, type Change } from '@countersign/contract-diff';
import { publishedPackages } from '@countersign/packages';
import semver from 'semver';
import { stringify } from 'yaml';
import { furthest, type Changeset } from './changesets.ts';
import type { ContractChanges } from './contract-changes.ts';

/** Which changes of the contract a package's own changelog names. */
interface Share {
  names: string[];
  of(change: Change): boolean;
  /** What stands above them. */
  title: string;
}

const isPushed = ({ area, subject }: Change): boolean =>
  area.startsWith('connect') || subject.kind === 'event';

const shares: Share[] = [
  {
    names: ['@countersign/specs'],
    of: () => true,
    title: 'What changed in the contract:',
  },
  {
    names: [
      '@countersign/types',
      '@countersign/zod',
      '@countersign/client',
      '@countersign/mock',
      '@countersign/sandbox',
    ],
    of: (change) => !change.words && !isPushed(change),
    title: 'The contract that it comes from changed:',
  },
  {
    names: ['@countersign/connect'],
    of: (change) => !change.words && isPushed(change),
    title: 'What changed in pushed events:',
  },
];

/**
 * Adds changesets that say, in the changelog of each package, which operations and fields of the
 * contract changed. Packages that nothing is said of get a line that says so.
 * @param changesets what authors wrote
 */
export function writeChangesets(
  repository: string,
  { base = '', changes, version }: ContractChanges,
  changesets: readonly Changeset[],
): void {
  const folder = path.join(repository, '.changeset');
  // What stands here is never more than an author declared.
  const bump = furthest(changesets.flatMap(({ bumps }) => [...bumps.values()])) ?? 'patch';
  const states = { before: base, after: `v${semver.inc(version, bump)}` };
  const named = new Set(changesets.flatMap(({ bumps }) => [...bumps.keys()]));
  for (const { names, of, title } of shares) {
    const own = changes.filter(of);
    const needed = bumpFor(own, version);
    if (needed === undefined) continue;
    const [first = ''] = names;
    const file = path.join(folder, `contract-${first.split('/').at(-1)}.md`);
    writeFileSync(file, changeset(names, needed, `${title}\n\n${asMarkdown(own, states)}`));
    for (const name of names) named.add(name);
  }
  const silent = publishedPackages(repository)
    .map(({ name }) => name)
    .filter((name) => !named.has(name));
  if (silent.length === 0) return;
  const summary = 'Nothing of its own changed; it moves with the other packages.';
  writeFileSync(path.join(folder, 'moves-along.md'), changeset(silent, 'patch', summary));
}

function changeset(names: string[], bump: Bump, summary: string): string {
  const head = stringify(Object.fromEntries(names.map((name) => [name, bump])));
  return ['---', head.trimEnd(), '---', '', summary.trimEnd(), ''].join('\n');
}
