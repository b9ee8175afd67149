import { compare, type Aspect } from './compare.ts';
import { intendedDifferences } from './intended.ts';
import type { Pair } from './pair.ts';

/** The result of the comparison. */
export interface ParityReport {
  operations: number;
  requests: number;
  same: number;
  /** Requests by intended difference; one may differ in more than one way. */
  intended: Record<string, number>;
  /** Requests that differ in a way that is not intended. */
  different: number;
  /** The number of compared requests of each kind. */
  kinds: Record<string, number>;
}

/** Counts pairs, and lists the differences of each that are not intended. */
export function createTally() {
  const operations = new Set<string>();
  const intended = new Map(intendedDifferences.map(({ name }) => [name, 0]));
  const kinds = new Map<string, number>();
  const counts = { requests: 0, same: 0, different: 0 };

  return {
    /** Counts a pair. The result is undefined where all is the same or differs as intended. */
    add(pair: Pair): string | undefined {
      const { one, request } = pair;
      operations.add(`${one.area} ${one.id}`);
      kinds.set(request.kind, (kinds.get(request.kind) ?? 0) + 1);
      counts.requests += 1;
      const differing = compare(pair);
      const reasons = intendedDifferences.filter(
        ({ aspects, covers }) =>
          differing.some((aspect) => aspects.includes(aspect)) && covers(pair),
      );
      const left = differing.filter(
        (aspect) => !reasons.some(({ aspects }) => aspects.includes(aspect)),
      );
      if (left.length > 0) {
        counts.different += 1;
        return describe(pair, left);
      }
      if (differing.length === 0) counts.same += 1;
      for (const { name } of reasons) intended.set(name, (intended.get(name) ?? 0) + 1);
      return undefined;
    },
    report(): ParityReport {
      return {
        operations: operations.size,
        ...counts,
        intended: Object.fromEntries(intended),
        kinds: Object.fromEntries(kinds),
      };
    },
  };
}

function describe({ request, prism, ours }: Pair, aspects: readonly Aspect[]): string {
  const sides = aspects.map(
    (aspect) => `${aspect}: ${shown(prism[aspect])}, and ours is ${shown(ours[aspect])}`,
  );
  return `${request.kind}: ${request.what}: ${sides.join('; ')}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
