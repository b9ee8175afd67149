import { isDeepStrictEqual } from 'node:util';
import type { Package } from '../tarballs/published.ts';
import type { Tarball } from '../tarballs/tarball.ts';

/** `^5.3.0`, or several such: `^4 || ^5`; `~5.3.0` if the release after 5.3 does not work. */
const range = /^[~^]\d[\w.+-]*(?: \|\| [~^]\d[\w.+-]*)*$/;

/** Scripts that run when a user installs the package. */
const atInstall = ['preinstall', 'install', 'postinstall', 'prepare'];

/**
 * Checks the fields of a package.json whose values we decided on; publint checks the others.
 * @param ours the published packages
 */
export function checkManifest(
  { manifest }: Tarball,
  { name, place }: Package,
  ours: readonly Package[],
): string[] {
  // Only the sandbox needs Node's own SQLite.
  const node = name === '@countersign/sandbox' ? '>=22.13.0' : '^20.19.0 || >=22.12.0';
  const url = 'git+https://github.com/countersign/countersign.git';
  const fixed = {
    license: 'MIT',
    // npm compares it with the repository that a release comes from.
    repository: { type: 'git', url, directory: place },
    type: 'module',
    sideEffects: false,
    engines: { node },
    publishConfig: { access: 'public', provenance: true },
  };
  const fields = Object.entries(fixed)
    .filter(([field, value]) => !isDeepStrictEqual(manifest[field], value))
    .map(([field, value]) => `package.json: ${field} must be ${JSON.stringify(value)}`);
  const scripts = atInstall
    .filter((script) => manifest.scripts?.[script] !== undefined)
    .map((script) => `package.json: the script ${script} would run on the machines of users`);
  return [...fields, ...scripts, ...checkRanges(manifest, ours)];
}

/**
 * Packages of ours depend on each other in the one version that was tested. For others a range is
 * required, so that users get fixes, and one copy for several packages.
 */
function checkRanges(manifest: Tarball['manifest'], ours: readonly Package[]): string[] {
  const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;
  return fields.flatMap((field) =>
    Object.entries(manifest[field] ?? {}).flatMap(([name, stated]) => {
      const where = `package.json: ${field}: ${name} is "${stated}"`;
      const own = ours.find((one) => one.name === name);
      if (own === undefined)
        return range.test(stated)
          ? []
          : [`${where}; use a range with ^ or ~, as "catalog:shipped"`];
      return stated === own.version ? [] : [`${where}; use "workspace:*"`];
    }),
  );
}
