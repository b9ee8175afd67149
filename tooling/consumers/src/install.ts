import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@countersign/packages/registry';
import { run, type Tarball } from '@countersign/packages';

/**
 * Installs packages with npm, as anyone does, and makes sure that those of ours are the tarballs
 * and nothing else.
 * @param wanted as `npm install` takes them
 * @throws with what npm said where it fails, or with the package that is another than was published
 */
export async function install(
  folder: string,
  wanted: readonly string[],
  registry: Registry,
  tarballs: readonly Tarball[],
): Promise<void> {
  const { environment } = registry;
  const ran = await run('npm', ['install', ...wanted], { folder, environment });
  if (ran.status !== 0) {
    const said = `${ran.stdout}${ran.stderr}`;
    const missing = wanted.find((name) => said.includes('E404') && said.includes(`'${name}`));
    throw new Error(
      missing === undefined
        ? `npm install ${wanted.join(' ')} ended with ${ran.status}:\n${said}`
        : `${missing} is not in the registry, so it cannot be installed; was it published?\n${said}`,
    );
  }
  mustBeThese(folder, wanted, registry.url, tarballs);
}

/** What npm writes of a package that it has installed. */
interface Installed {
  version?: string;
  resolved?: string;
  integrity?: string;
}

function mustBeThese(
  folder: string,
  wanted: readonly string[],
  url: string,
  tarballs: readonly Tarball[],
): void {
  const file = path.join(folder, 'node_modules/.package-lock.json');
  const lock: { packages: Record<string, Installed> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const tarball of tarballs) {
    const { name, version } = tarball;
    const found = lock.packages[`node_modules/${name}`];
    if (found === undefined) {
      if (wanted.includes(name)) throw new Error(`npm did not install ${name} in ${folder}`);
      continue;
    }
    if (found.version === version && found.integrity === integrityOf(tarball)) {
      if (found.resolved?.startsWith(url)) continue;
      throw new Error(`${name} was installed from ${found.resolved}, not from ${url}`);
    }
    throw new Error(
      `${name} in ${folder} is ${found.version} (${found.integrity}), not the ${version} that was packed`,
    );
  }
}

function integrityOf({ file }: Tarball): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}
