import { runPnpm } from '@countersign/tarballs';

/** A known vulnerability of packages in the lockfile. */
export interface Advisory {
  id: number;
  title: string;
  module_name: string;
  vulnerable_versions: string;
  /** A range; `null` where it is not known to be mended. */
  patched_versions: string | null;
  severity: string;
  github_advisory_id?: string;
  url: string;
  /** By version. A path is a workspace and the names from it to the package, with `>` between. */
  findings: { version: string; paths: string[] }[];
}

/** What the registry said, or why it said nothing. */
export type Answer = { advisories: Advisory[]; count: number } | { unanswered: string };

/**
 * Asks the registry for the known vulnerabilities of all that is in the lockfile of a folder.
 * @throws where pnpm ends with another error than that the registry gave no answer of use
 */
export async function askRegistry(folder: string): Promise<Answer> {
  // Not `--ignore-registry-errors`: it prints the same as for a lockfile without vulnerabilities.
  const { status, stdout, stderr } = await runPnpm(folder, [
    'audit',
    '--json',
    '--reporter',
    'ndjson',
  ]);
  const error = errorIn(stderr);
  if (error?.code === 'ERR_PNPM_AUDIT_BAD_RESPONSE') return { unanswered: error.message };
  // It ends with 1 where it found something, too.
  if (error !== undefined || !stdout.startsWith('{')) {
    throw new Error(`pnpm audit ended with ${status}:\n${error?.message ?? stdout + stderr}`);
  }
  const report: { advisories: Record<string, Advisory>; metadata: { totalDependencies: number } } =
    JSON.parse(stdout);
  return { advisories: Object.values(report.advisories), count: report.metadata.totalDependencies };
}

/** The error among what pnpm logs, one JSON object on a line; npm puts lines of its own between. */
function errorIn(stderr: string): { code: string; message: string } | undefined {
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'));
  const logged: { level?: string; code?: string; message?: string }[] = lines.map((line) =>
    JSON.parse(line),
  );
  const error = logged.find(({ level }) => level === 'error');
  return error && { code: error.code ?? '', message: error.message ?? '' };
}
