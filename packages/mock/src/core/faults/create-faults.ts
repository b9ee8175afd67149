import { suggestion } from '../nearest.ts';
import { describeFault } from './describe.ts';
import type { Fault, FaultRule } from './fault.ts';
import { gatewayCodes } from './gateway.ts';
import { describeAnswers, isPossible, type Answers } from './possible.ts';

/** The names that a rule can have. */
export interface KnownNames {
  operations: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  /** The answers of each operation that a rule matches. Without it, all answers are possible. */
  answersFor?(rule: Pick<FaultRule, 'operation' | 'area'>): Iterable<Answers>;
}

/**
 * Creates the function that finds the fault of a request, by its operationId and area. The first
 * matching rule applies. Each rule counts all requests that match it, including those to which an
 * earlier rule applied. A rule with no effect exempts the request from later rules.
 * @param onMet is called with the index of each rule that applies, from 0
 * A rule for several operations applies only to those that can answer so.
 * @throws Error if a rule names an operation or an area that is not served, or an answer that no
 *   operation has to which it applies
 */
export function createFaults(
  rules: readonly FaultRule[],
  known: KnownNames,
  onMet: (rule: number) => void = () => {},
): (operation: string, area: string, answers?: Answers) => Fault | undefined {
  for (const [index, rule] of rules.entries()) {
    const { operation, area } = rule;
    requireKnown(`faults[${index}].operation`, operation, known.operations);
    requireKnown(`faults[${index}].area`, area, known.areas);
    requirePossible(`faults[${index}]`, rule, known);
  }
  const counted = rules.map((rule, index) => ({ rule, index, fitting: 0, met: 0 }));
  return (operation, area, answers) => {
    let first: (typeof counted)[number] | undefined;
    for (const entry of counted) {
      if (!fits(entry.rule, operation, area)) continue;
      if (answers !== undefined && !isPossible(entry.rule, answers)) continue;
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

/** @throws Error if no operation that a rule matches can answer as it asks for */
function requirePossible(where: string, rule: FaultRule, { answersFor }: KnownNames): void {
  const { code, body, example, operation } = rule;
  const isGateway = code !== undefined && gatewayCodes.has(code);
  if (body !== undefined && !isGateway)
    throw new Error(`${where}.body: only the answers of a gateway have it: 502, 503 and 504`);
  if (answersFor === undefined || (code === undefined && example === undefined)) return;
  let first: Answers | undefined;
  for (const answers of answersFor(rule)) {
    if (isPossible(rule, answers)) return;
    first ??= answers;
  }
  const fault = describeFault({
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
  });
  throw new Error(
    operation === undefined || first === undefined
      ? `${where}: no operation has an answer for ${fault}`
      : `${where}: ${operation} has no answer for ${fault}; it has ${describeAnswers(first)}`,
  );
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

function toFault({ code, body, example, delay, drop }: FaultRule): Fault | undefined {
  const fault: Fault = {
    ...(code !== undefined && { code }),
    ...(body !== undefined && { body }),
    ...(example !== undefined && { example }),
    ...(delay !== undefined && { delay }),
    ...(drop !== undefined && { drop }),
  };
  return Object.keys(fault).length === 0 ? undefined : fault;
}
