import path from 'node:path';
import type { Package } from '@countersign/tarballs';
import { nameOf, type Importer, type Lockfile, type Named } from './read.ts';

/** A package that comes along with one of ours. */
export interface Brought extends Named {
  /** `name@version`. */
  id: string;
  /** Of ours, published along with it. */
  ours: boolean;
  /** By whom it comes: the ids from one of our packages to this one. */
  path: string[];
  /** The ids of what it needs. */
  needs: Set<string>;
}

/**
 * What whoever installs a package gets, itself included and first, along the lockfile: what it
 * depends on, and the peers that it requires, which npm installs unasked. Optional peers are not in
 * it: who uses them has them already.
 * @param published all packages of ours that are published
 * @throws where the lockfile does not say what a package got
 */
export function closureOf(
  one: Package,
  lockfile: Lockfile,
  published: Package[],
): Map<string, Brought> {
  const found = new Map<string, Brought>();
  const waiting: { node: Node; by: Brought | undefined }[] = [{ node: one, by: undefined }];
  const seen = new Set<string>();
  // Nearest first, so that the path to each is a shortest one.
  for (const { node, by } of waiting) {
    const brought = add(found, node, by);
    const key = 'key' in node ? node.key : node.place;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const next of needsOf(node, lockfile, published))
      waiting.push({ node: next, by: brought });
  }
  return found;
}

/** A package of ours, or a snapshot of the lockfile. */
type Node = Package | (Named & { key: string });

function add(found: Map<string, Brought>, node: Node, by: Brought | undefined): Brought {
  const { name, version } = node;
  const id = `${name}@${version}`;
  by?.needs.add(id);
  const known = found.get(id);
  if (known !== undefined) return known;
  const ours = !('key' in node);
  const brought = {
    name,
    version,
    id,
    ours,
    path: [...(by?.path ?? []), id],
    needs: new Set<string>(),
  };
  found.set(id, brought);
  return brought;
}

function needsOf(node: Node, lockfile: Lockfile, published: Package[]): Node[] {
  if ('key' in node) {
    const { dependencies, optionalDependencies } = lockfile.snapshots?.[node.key] ?? {};
    return Object.entries({ ...dependencies, ...optionalDependencies }).map(([alias, version]) =>
      snapshotOf(alias, version, lockfile),
    );
  }
  const importer = lockfile.importers[node.place];
  if (importer === undefined) throw new Error(`pnpm-lock.yaml has no ${node.place}; run npm start`);
  const { dependencies, optionalDependencies } = importer;
  const asked = { ...dependencies, ...optionalDependencies, ...peersOf(node, importer) };
  return Object.entries(asked).map(([alias, { version }]) => {
    if (!version.startsWith('link:')) return snapshotOf(alias, version, lockfile);
    const place = path.posix.join(node.place, version.slice('link:'.length));
    const other = published.find((candidate) => candidate.place === place);
    if (other !== undefined) return other;
    throw new Error(`${node.name} depends on ${alias}, which is not published`);
  });
}

/** The peers that a package of ours requires, as its own tests got them. */
function peersOf(
  { name, manifest }: Package,
  importer: Importer,
): NonNullable<Importer['dependencies']> {
  const all = { ...importer.devDependencies, ...importer.dependencies };
  const required = Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true,
  );
  return Object.fromEntries(
    required.map((peer) => {
      const got = all[peer];
      if (got !== undefined) return [peer, got];
      throw new Error(`${name} requires its peer ${peer}; name it in its devDependencies too`);
    }),
  );
}

function snapshotOf(alias: string, version: string, lockfile: Lockfile): Node {
  // A package that goes by another name has its own in front of the version.
  const key = [`${alias}@${version}`, version].find((candidate) =>
    Object.hasOwn(lockfile.snapshots ?? {}, candidate),
  );
  if (key === undefined)
    throw new Error(`pnpm-lock.yaml has no ${alias}@${version}; run npm start`);
  return { key, ...nameOf(key) };
}
