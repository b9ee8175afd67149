/** An operation of a client on a register, with its result. Times are on one clock, in any unit. */
export interface Operation {
  kind: 'read' | 'write';
  value: string;
  invoked: number;
  /** Time of the return; Infinity if the outcome is unknown. */
  returned: number;
}

/**
 * Checks whether a register could have produced a history: each operation takes effect at one
 * moment between its invocation and its return, and each read sees the last write. An operation
 * with an unknown outcome may take effect at any later time, or never. The search is that of Wing
 * and Gong, with Lowe's memory of states that were tried, as in Jepsen's Knossos.
 */
export function isLinearizable(history: readonly Operation[], initial: string): boolean {
  const operations = history
    .filter(({ kind, returned }) => kind === 'write' || returned !== Infinity)
    .toSorted((one, other) => one.invoked - other.invoked);
  const tried = new Set<string>();
  const done = new Set<number>();

  /** @param first the first that has not happened yet */
  function search(first: number, value: string): boolean {
    const left = [...operations.keys()].slice(first).filter((index) => !done.has(index));
    if (left.every((index) => operations[index]?.returned === Infinity)) return true;
    const state = `${first} ${[...done].filter((index) => index > first).toSorted()} ${value}`;
    if (tried.has(state)) return false;
    tried.add(state);
    // An operation that was invoked after another had returned cannot come before it.
    let mostInvoked = Infinity;
    for (const index of left) {
      const operation = operations[index];
      if (operation === undefined || operation.invoked > mostInvoked) break;
      mostInvoked = Math.min(mostInvoked, operation.returned);
      if (operation.kind === 'read' && operation.value !== value) continue;
      done.add(index);
      let next = first;
      while (done.has(next)) next += 1;
      if (search(next, operation.kind === 'write' ? operation.value : value)) return true;
      done.delete(index);
    }
    return false;
  }

  return search(0, initial);
}
