import { mustRunPnpm, type Package } from '@countersign/tarballs';
import type { Policy } from '../licences/policy.ts';
import { purlOf } from '../purl.ts';
import { licensesOf, type Bom, type Component } from './component.ts';

/** The public registry, whichever this machine gets its packages from. */
const registry = 'https://registry.npmjs.org/';

/** What pnpm tells of the packages that ours need. */
export interface Described {
  /** By package URL. */
  components: Map<string, Component>;
  /** The program that wrote it, as a document names it. */
  tools: unknown;
}

/**
 * Asks pnpm for all that our published packages need, for their development too: a peer that one
 * requires is to be found among that.
 */
export async function describe(
  repository: string,
  published: Package[],
  policy: Policy,
): Promise<Described> {
  const filters = published.flatMap(({ name }) => ['--filter', name]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const bom: Bom = JSON.parse(
    await mustRunPnpm(repository, ['sbom', ...format, '--registry', registry, ...filters]),
  );
  const licences = await statedLicences(repository, filters);
  const components = new Map(bom.components.map((component) => [component.purl, component]));
  for (const component of bom.components) {
    const licence = licences.get(component.purl);
    if (licence !== undefined) component.licenses ??= licensesOf(licence);
  }
  for (const exception of policy.exceptions) {
    const { package: name, version, licence } = exception;
    const component = components.get(purlOf({ name, version }));
    if (component !== undefined) component.licenses = licensesOf(licence);
  }
  return { components, tools: bom.metadata.tools };
}

/** By package URL. pnpm's list of licences reads more ways to state one than its document does. */
async function statedLicences(repository: string, filters: string[]): Promise<Map<string, string>> {
  const listed: Record<string, { name: string; versions: string[] }[]> = JSON.parse(
    await mustRunPnpm(repository, ['licenses', 'list', '--json', ...filters]),
  );
  const pairs = Object.entries(listed)
    .filter(([licence]) => licence !== 'Unknown')
    .flatMap(([licence, packages]) =>
      packages.flatMap(({ name, versions }) =>
        versions.map((version): [string, string] => [purlOf({ name, version }), licence]),
      ),
    );
  return new Map(pairs);
}
