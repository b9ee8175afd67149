import { lineOf } from '../fault.ts';
import { acceptedFile, readAccepted } from './accepted.ts';
import { askRegistry } from './ask.ts';
import { judge } from './judge.ts';
import { shippedFrom } from './shipped.ts';
import { withBundled } from './with-bundled.ts';

/**
 * `audit`: asks the registry for known vulnerabilities of what is in the lockfile, and of
 * what is bundled into our packages.
 * @param mustAnswer whether it is an error that the registry gives no answer. A machine without a
 * network, or whose registry keeps no advisories, can still run every other check.
 * @returns the exit status
 */
export async function audit(repository: string, mustAnswer: boolean): Promise<number> {
  const accepted = readAccepted(repository);
  const shipped = shippedFrom(repository);
  const answer = await withBundled(repository, askRegistry);
  if ('unanswered' in answer) {
    const reason = answer.unanswered.replaceAll(/\s+/g, ' ').trim();
    process.stderr.write(`countersign: NOTHING was checked for vulnerabilities: ${reason}\n`);
    return mustAnswer ? 1 : 0;
  }

  const today = new Date().toISOString().slice(0, 10);
  const judged = answer.advisories.map((one) => judge(one, shipped, accepted, today));
  for (const { fault, fails } of judged.toSorted((one) => (one.fails ? -1 : 1))) {
    (fails ? process.stderr : process.stdout).write(lineOf(fault));
  }
  const found = new Set(answer.advisories.map(({ github_advisory_id: id }) => id));
  for (const { advisory } of accepted.filter((one) => !found.has(one.advisory))) {
    const what = 'it is not found any more';
    process.stdout.write(
      lineOf({ where: `${advisory} in ${acceptedFile}`, what, remedy: 'take it out' }),
    );
  }
  const failing = judged.filter(({ fails }) => fails).length;
  const all = `in ${answer.count} packages`;
  if (failing > 0) process.stderr.write(`countersign: ${failing} to be mended, ${all}\n`);
  else if (judged.length > 0) process.stdout.write(`nothing to be mended now, ${all}\n`);
  else process.stdout.write(`no known vulnerabilities ${all}\n`);
  return failing > 0 ? 1 : 0;
}
