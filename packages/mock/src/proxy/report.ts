import type { CheckedExchange, Deviation } from './deviation.ts';

/** The number of times an operation deviated in one way, and the first exchange that shows it. */
export interface CountedDeviation extends Deviation {
  count: number;
  example: string;
}

/**
 * The exchanges of one operation. Addresses that the contract does not have are under an empty ID.
 */
export interface OperationReport {
  area: string;
  operation: string;
  exchanges: number;
  statuses: Record<string, number>;
  deviations: CountedDeviation[];
}

/** Collects the deviations of exchanges, by operation. */
export function createReport() {
  const operations = new Map<
    string,
    Omit<OperationReport, 'deviations'> & { known: Map<string, CountedDeviation> }
  >();
  return {
    /** @returns the deviations that were not seen before */
    add({ method, url, status, area, operation = '', deviations }: CheckedExchange): Deviation[] {
      const key = `${area} ${operation}`;
      let seen = operations.get(key);
      if (seen === undefined) {
        seen = { area, operation, exchanges: 0, statuses: {}, known: new Map() };
        operations.set(key, seen);
      }
      seen.exchanges += 1;
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
      const fresh: Deviation[] = [];
      for (const one of deviations) {
        const way = [
          one.side,
          one.in,
          one.at,
          one.rule,
          one.in === 'operation' ? one.got : '',
        ].join(' ');
        const before = seen.known.get(way);
        if (before !== undefined) {
          before.count += 1;
          continue;
        }
        const counted = { ...one, count: 1, example: `${method} ${url} ${status}` };
        seen.known.set(way, counted);
        fresh.push(one);
      }
      return fresh;
    },
    list(): OperationReport[] {
      return [...operations.values()].map(({ known, ...seen }) => ({
        ...seen,
        deviations: [...known.values()],
      }));
    },
  };
}
