import type { Fault } from '../fault.ts';
import { acceptedFile, type Accepted } from './accepted.ts';
import type { Advisory } from './ask.ts';

/** What an advisory is to us. */
export interface Judged {
  fault: Fault;
  /** Whether it keeps the check from passing. */
  fails: boolean;
}

/**
 * Weighs an advisory. Whatever our users get must have none, of any severity. Of what only this
 * repository uses, a critical one is not let pass; the others are told and no more, because nobody
 * but us runs it.
 * @param shipped by id, the names from one of our packages to what comes along with it
 * @param today such as `2026-11-21`
 */
export function judge(
  advisory: Advisory,
  shipped: Map<string, string[]>,
  accepted: Accepted[],
  today: string,
): Judged {
  const name = advisory.github_advisory_id ?? String(advisory.id);
  const ids = advisory.findings.map(({ version }) => `${advisory.module_name}@${version}`);
  const path = ids.map((id) => shipped.get(id)).find((found) => found !== undefined);
  const decision = accepted.find((one) => one.advisory === name);
  const isAccepted = decision !== undefined && today <= decision.until;
  const by = path ?? shortest(advisory);
  const where = `${name} (${advisory.severity}), ${ids.join(', ')}`;
  const scope = path === undefined ? 'in development only' : 'in what we publish';
  const what = `${advisory.title}: ${advisory.vulnerable_versions}; ${scope}, by ${by.join(' > ')}`;
  return {
    fault: { where, what, remedy: remedyOf(advisory, decision, isAccepted) },
    fails: !isAccepted && (path !== undefined || advisory.severity === 'critical'),
  };
}

function shortest({ findings }: Advisory): string[] {
  const paths = findings.flatMap((finding) => finding.paths).map((one) => one.split('>'));
  // The workspace comes with `__` for each slash.
  const [first = []] = paths.toSorted(
    (one, other) => one.length - other.length || (one.join() < other.join() ? -1 : 1),
  );
  return first.map((word, index) => (index === 0 ? word.replaceAll('__', '/') : word));
}

function remedyOf(advisory: Advisory, decision: Accepted | undefined, isAccepted: boolean): string {
  if (decision !== undefined && isAccepted) {
    return `accepted until ${decision.until}: ${decision.reason}`;
  }
  const mend =
    advisory.patched_versions === null
      ? 'no version is known to mend it: do without the package'
      : `update it to ${advisory.patched_versions}`;
  const expired = decision === undefined ? '' : `, which accepted it until ${decision.until}`;
  return `${mend}, or accept it in ${acceptedFile}${expired} (${advisory.url})`;
}
