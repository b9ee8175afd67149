import type { OperationDrift } from './create-drift.ts';

/** The operations with the most deviations first. */
export function orderDrift(operations: readonly OperationDrift[]): OperationDrift[] {
  return operations.toSorted(
    (a, b) => b.deviations.length - a.deviations.length || (a.operation < b.operation ? -1 : 1),
  );
}

/** Adds up the counts of all operations. */
export function sumDrift(operations: readonly OperationDrift[]) {
  const sum = (count: (one: OperationDrift) => number) =>
    operations.reduce((total, one) => total + count(one), 0);
  return {
    exchanges: sum(({ exchanges }) => exchanges),
    deviations: sum(({ deviations }) => deviations.length),
    seen: sum(({ seen }) => seen),
    specified: sum(({ specified }) => specified),
  };
}
