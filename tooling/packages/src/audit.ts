import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { askRegistry, type Advisory } from './advisories.ts';
import type { Output } from './output.ts';
import { listThirdParty, type ThirdPartyPackage } from './third-party-packages.ts';

/** The accepted advisories of this repository. */
export const acceptedFile = fileURLToPath(new URL('../accepted-advisories.yaml', import.meta.url));

const accepted = z.strictObject({
  accepted: z.array(
    z.strictObject({
      /** Its GitHub identifier. */
      advisory: z.string().startsWith('GHSA-'),
      reason: z.string().trim().min(1),
      /** The last day, such as `2027-01-31`. */
      until: z.iso.date(),
    }),
  ),
});

/**
 * `audit`: requests known vulnerabilities of everything in the lockfile and of bundled packages
 * from the registry. In packages that users get, any is a problem; in those that only this
 * repository uses, a critical one.
 * @param file the accepted advisories
 * @param mustAnswer true if a missing answer of the registry is a problem
 * @param ask queries the registry, given the bundled packages; returns advisories, or the reason
 * why there are none
 * @returns the problems
 */
export async function audit(
  file: string,
  mustAnswer: boolean,
  output: Output,
  ask: typeof askRegistry = askRegistry,
): Promise<string[]> {
  const read = accepted.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) return [`${file}: ${z.prettifyError(read.error)}`];
  const brought = listThirdParty();
  const answer = await ask(brought.filter(({ bundled }) => bundled));
  if (typeof answer === 'string') {
    const message = `NOTHING was checked for vulnerabilities: ${answer}`;
    if (mustAnswer) return [message];
    output.complain(`countersign: ${message}`);
    return [];
  }
  const today = new Date().toISOString().slice(0, 10);
  const problems: string[] = [];
  for (const advisory of answer) {
    const id = advisory.github_advisory_id;
    const { text, reachesUsers } = describe(advisory, brought);
    const decision = read.data.accepted.find((one) => one.advisory === id);
    const fix = advisory.patched_versions ?? 'a fixed version once there is one';
    const line = `${text}; update it to ${fix}, or accept it in ${file} (${advisory.url})`;
    if (decision && today <= decision.until)
      output.print(`${text}; accepted until ${decision.until}: ${decision.reason}\n`);
    else if (reachesUsers || advisory.severity === 'critical') problems.push(line);
    else output.print(`${line}\n`);
  }
  for (const { advisory } of read.data.accepted)
    if (answer.every((one) => one.github_advisory_id !== advisory))
      output.print(`${file}: ${advisory} is not found any more; remove it\n`);
  if (problems.length === 0) output.print('no vulnerabilities to fix\n');
  return problems;
}

function describe(
  advisory: Advisory,
  brought: readonly ThirdPartyPackage[],
): { text: string; reachesUsers: boolean } {
  const { module_name: name, findings, severity, title } = advisory;
  const ids = findings.map(({ version }) => `${name}@${version}`);
  const found = brought.find((one) => ids.includes(one.id));
  const [shortest = ''] = findings
    .flatMap(({ paths }) => paths)
    .toSorted((one, other) => one.length - other.length);
  // pnpm writes `__` for each slash in the folder of a workspace.
  const where = found
    ? `what users get, by ${found.by}`
    : `development, by ${shortest.replaceAll('__', '/')}`;
  const text = `${advisory.github_advisory_id} (${severity}), ${ids.join(', ')}: ${title}; in ${where}`;
  return { text, reachesUsers: found !== undefined };
}
