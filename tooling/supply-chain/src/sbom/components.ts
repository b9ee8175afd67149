import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from '@countersign/tarballs';
import type { Bundled } from '../bundled.ts';
import type { Named } from '../lockfile/read.ts';
import { purlOf } from '../purl.ts';
import { licensesOf, type Component } from './component.ts';

/** A package of ours, from its manifest. */
export function ourComponent({ name, version, folder }: Package, hash?: string): Component {
  const manifest: PublicFields = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const { description, license, homepage, bugs, repository } = manifest;
  const references = [
    { type: 'website', url: homepage },
    { type: 'vcs', url: repository?.url },
    { type: 'issue-tracker', url: bugs },
  ].filter(({ url }) => url !== undefined);
  return {
    ...named({ name, version }),
    ...(description !== undefined && { description }),
    ...(hash !== undefined && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    ...(license !== undefined && { licenses: licensesOf(license) }),
    ...(references.length > 0 && { externalReferences: references }),
  };
}

/** A package whose code is in another. It may stand in the same bill a second time, by itself. */
export function bundledComponent(held: Bundled, holder: Component): Component {
  const component = named(held);
  return {
    ...component,
    'bom-ref': `${holder.purl}|${component.purl}`,
    licenses: licensesOf(held.license),
  };
}

function named({ name, version }: Named): Component {
  const purl = purlOf({ name, version });
  const [first = name, second] = name.split('/');
  return {
    type: 'library',
    'bom-ref': purl,
    ...(second === undefined ? { name: first } : { group: first, name: second }),
    version,
    purl,
  };
}

/** What a manifest says of a package to those who look for one. */
interface PublicFields {
  description?: string;
  license?: string;
  homepage?: string;
  bugs?: string;
  repository?: { url: string };
}
