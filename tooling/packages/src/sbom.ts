import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledIn } from './third-party-packages.ts';
import { readPolicy } from './licences.ts';
import type { Output } from './output.ts';
import { mustRunPnpm } from './tarballs/pnpm.ts';
import { publishedPackages, root, type Package } from './tarballs/published.ts';

/** The fields of a CycloneDX document that are changed here. */
interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Component };
  components: Component[];
}

interface Component {
  /** A package URL, such as `pkg:npm/%40countersign/zod@1.0.0`. */
  purl: string;
  [field: string]: unknown;
}

/**
 * `sbom`: writes a bill of materials for each published package with `pnpm sbom`, and adds the
 * facts that pnpm lacks: bundled packages, licences from exceptions, hashes of our tarballs. It
 * removes the time and the random number, so that the same packages give the same bytes.
 * @param folder the target folder
 * @param policyFile the policy of licences
 * @param tarballs a folder with our tarballs, whose hashes to add
 */
export async function writeBills(
  folder: string,
  policyFile: string,
  tarballs: string | undefined,
  output: Output,
): Promise<void> {
  const { exceptions } = readPolicy(policyFile);
  const published = publishedPackages();
  mkdirSync(folder, { recursive: true });
  const out = path.join(folder, '%s-%v.cdx.json');
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  // The public registry, wherever this machine gets its packages from.
  const registry = ['--registry', 'https://registry.npmjs.org/'];
  const filters = published.flatMap(({ name }) => ['--filter', name]);
  const args = ['sbom', '--prod', '--split', '--out', out, ...format, ...registry, ...filters];
  await mustRunPnpm(root, args);

  const licences = new Map(
    Object.entries(exceptions).map(([id, { licence }]) => [findPurl(id), licence]),
  );
  const complete = (component: Component): Component => {
    const one = published.find(
      (each) => findPurl(`${each.name}@${each.version}`) === component.purl,
    );
    const licence = licences.get(component.purl);
    if (one !== undefined) return completeOurs(component, one, tarballs);
    return licence === undefined ? component : { ...component, licenses: listLicences(licence) };
  };
  for (const one of published) {
    const file = path.join(folder, `${fileStem(one)}.cdx.json`);
    const bom: Bom = JSON.parse(readFileSync(file, 'utf8'));
    delete bom.serialNumber;
    delete bom.metadata.timestamp;
    bom.metadata.component = complete(bom.metadata.component);
    // pnpm lists them in another order each time.
    bom.components = bom.components.map(complete).toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
    writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`);
    output.print(`${file}\n`);
  }
}

/** The name of a tarball and of a bill, without the extension. */
function fileStem({ name, version }: Package): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}

function findPurl(id: string): string {
  return `pkg:npm/${id.replace(/^@/, '%40')}`;
}

/** Adds to a package of ours its bundled packages, and the hash of its tarball. */
function completeOurs(component: Component, one: Package, tarballs?: string): Component {
  const components = bundledIn(one).map(({ name, version, license }) => {
    const purl = findPurl(`${name}@${version}`);
    const [, group, base = name] = /^(@[^/]+)\/(.*)$/.exec(name) ?? [];
    return {
      type: 'library',
      // The same package may also be installed, with a reference of its own.
      'bom-ref': `${component.purl}|${purl}`,
      ...(group !== undefined && { group }),
      name: base,
      version,
      purl,
      licenses: listLicences(license),
    };
  });
  const completed = components.length > 0 ? { ...component, components } : component;
  if (tarballs === undefined) return completed;
  const bytes = readFileSync(path.join(tarballs, `${fileStem(one)}.tgz`));
  const content = createHash('sha512').update(bytes).digest('hex');
  return { ...completed, hashes: [{ alg: 'SHA-512', content }] };
}

function listLicences(expression: string): object[] {
  return /\s/.test(expression) ? [{ expression }] : [{ license: { id: expression } }];
}
