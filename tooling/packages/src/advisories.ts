import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { ThirdPartyPackage } from './third-party-packages.ts';
import { runPnpm } from './tarballs/pnpm.ts';
import { root } from './tarballs/published.ts';

/** A known vulnerability, as `pnpm audit` reports it. */
export interface Advisory {
  title: string;
  module_name: string;
  patched_versions: string | null;
  severity: string;
  github_advisory_id: string;
  url: string;
  findings: { version: string; paths: string[] }[];
}

/**
 * Runs `pnpm audit` on a copy of the lockfile that also has the bundled packages: some of them came
 * inside of another package, and are in no lockfile.
 * @param environment variables for pnpm, in addition to those of this process
 * @returns the advisories, or why the registry gave none
 * @throws if pnpm fails for another reason
 */
export async function askRegistry(
  bundled: readonly ThirdPartyPackage[],
  environment: Record<string, string> = {},
): Promise<Advisory[] | string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-audit-'));
  try {
    for (const name of ['package.json', 'pnpm-workspace.yaml'])
      copyFileSync(path.join(root, name), path.join(folder, name));
    const lockfile: Lockfile = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
    addPackages(lockfile, bundled);
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), stringify(lockfile));
    // The option `--ignore-registry-errors` is not used: its output is the same as for no
    // vulnerabilities.
    const args = ['audit', '--json', '--reporter', 'ndjson'];
    const { stdout, stderr } = await runPnpm(folder, args, { environment });
    if (stdout.startsWith('{')) {
      const report: { advisories: Record<string, Advisory> } = JSON.parse(stdout);
      return Object.values(report.advisories);
    }
    const log = stderr.split('\n').find((line) => line.includes('"level":"error"')) ?? '{}';
    const { code, message }: { code?: string; message?: string } = JSON.parse(log);
    if (code === 'ERR_PNPM_AUDIT_BAD_RESPONSE' && message !== undefined)
      return message.replaceAll(/\s+/g, ' ').trim();
    throw new Error(`pnpm audit failed:\n${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The parts of pnpm-lock.yaml that packages are added to. */
interface Lockfile {
  importers: Record<string, unknown>;
  packages: Record<string, unknown>;
  snapshots: Record<string, unknown>;
}

/** Adds the packages that a lockfile does not have, as dependencies of one more workspace. */
function addPackages(lockfile: Lockfile, added: readonly ThirdPartyPackage[]): void {
  const dependencies: Record<string, object> = {};
  for (const { id, version } of added) {
    if (id in lockfile.packages) continue;
    // Named by its id, since there may be several versions of it.
    dependencies[id] = { specifier: version, version: id };
    // No package is fetched, so no hash is compared.
    lockfile.packages[id] = { resolution: { integrity: '' } };
    lockfile.snapshots[id] = {};
  }
  lockfile.importers['bundled'] = { dependencies };
}
