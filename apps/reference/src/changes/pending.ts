import { getReleasePlan } from '@changesets/get-release-plan';
import type { VersionType } from '@changesets/types';

/** The changes that the next release will contain. */
export interface Pending {
  releases: readonly Release[];
  changes: readonly Change[];
}

/** The version that a package gets next. */
interface Release {
  name: string;
  bump: VersionType;
  before: string;
  version: string;
}

/** The content of one changeset. */
interface Change {
  id: string;
  /** Its first sentence, without the full stop. */
  title: string;
  /** The rest of the changeset after its title, as Markdown. */
  text: string;
  packages: readonly { name: string; bump: VersionType }[];
}

/** Reads the changesets of a repository, and plans the releases of its packages. */
export async function readPending(root: string): Promise<Pending> {
  const { changesets, releases } = await getReleasePlan(root);
  return {
    releases: releases.flatMap(({ name, type, oldVersion, newVersion }) =>
      type === 'none' ? [] : [{ name, bump: type, before: oldVersion, version: newVersion }],
    ),
    changes: changesets.map(({ id, summary, releases: packages }) => ({
      id,
      ...splitSummary(summary.trim()),
      packages: packages.map(({ name, type }) => ({ name, bump: type })),
    })),
  };
}

/** A summary whose first sentence is all of its first line need not say that line twice. */
function splitSummary(summary: string): { title: string; text: string } {
  const [line = '', ...rest] = summary.split('\n');
  const title = line.replace(/[.:]\s.*$|\.$/, '');
  return { title, text: line === `${title}.` ? rest.join('\n').trim() : summary };
}
