import { suggestion } from '../nearest.ts';
import type { Fault, FaultRule } from './fault.ts';

/** The names that a rule can have. */
export interface KnownNames {
  operations: ReadonlySet<string>;
  areas: ReadonlySet<string>;
}

/**
 * Creates the function that finds the fault of a request, by its operationId and area. The first
 * matching rule applies. Each rule counts all requests that match it, including those to which an
 * earlier rule applied. A rule with no effect exempts the request from later rules.
 * @param onMet is called with the index of each rule that applies, from 0
 * @throws Error if a rule names an operation or an area that is not served
 */
export function createFaults(
  rules: readonly FaultRule[],
  known: KnownNames,
  onMet: (rule: number) => void = () => {},
): (operation: string, area: string) => Fault | undefined {
  for (const [index, { operation, area }] of rules.entries()) {
    requireKnown(`faults[${index}].operation`, operation, known.operations);
    requireKnown(`faults[${index}].area`, area, known.areas);
  }
  const counted = rules.map((rule, index) => ({ rule, index, fitting: 0, met: 0 }));
  return (operation, area) => {
    let first: (typeof counted)[number] | undefined;
    for (const entry of counted) {
      if (!fits(entry.rule, operation, area)) continue;
      entry.fitting += 1;
      if (first === undefined && isDue(entry.rule, entry.fitting, entry.met)) first = entry;
    }
    if (first === undefined) return undefined;
    first.met += 1;
    onMet(first.index);
    return toFault(first.rule);
  };
}

function requireKnown(where: string, name: string | undefined, known: ReadonlySet<string>): void {
  if (name === undefined || known.has(name)) return;
  throw new Error(`${where}: ${JSON.stringify(name)} is not served${suggestion(name, known)}`);
}

function fits(rule: FaultRule, operation: string, area: string): boolean {
  return (
    (rule.operation === undefined || rule.operation === operation) &&
    (rule.area === undefined || rule.area === area)
  );
}

/** Reports whether the rule applies to the nth request that matches it. */
function isDue({ after = 0, every = 1, times = Infinity }: FaultRule, nth: number, met: number) {
  return nth > after && (nth - after) % every === 0 && met < times;
}

function toFault({ code, example, delay, drop }: FaultRule): Fault | undefined {
  const fault: Fault = {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(delay !== undefined && { delay }),
    ...(drop !== undefined && { drop }),
  };
  return Object.keys(fault).length === 0 ? undefined : fault;
}
