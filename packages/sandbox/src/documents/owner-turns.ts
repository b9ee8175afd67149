/** The owner of jobs, such as a request; jobs of different owners take turns. */
export type Owner = string | symbol;

/** Items that wait, in the order in which it is their turn. */
export interface OwnerTurns<Item> {
  add(owner: Owner, item: Item): void;
  /** Takes the next item out: the first one of the owner whose turn it is. */
  next(): Item | undefined;
  count(): number;
  /** Takes all items out. */
  takeAll(): Item[];
}

/** Creates a line in which owners take turns, so that one with many items does not delay the others. */
export function createOwnerTurns<Item>(): OwnerTurns<Item> {
  /** Owners in the order of their turns; none without an item. */
  const lines = new Map<Owner, Item[]>();
  let count = 0;
  return {
    add(owner, item) {
      const line = lines.get(owner);
      if (line === undefined) lines.set(owner, [item]);
      else line.push(item);
      count += 1;
    },
    next() {
      for (const [owner, [first, ...others]] of lines) {
        lines.delete(owner);
        if (others.length > 0) lines.set(owner, others);
        count -= 1;
        return first;
      }
      return undefined;
    },
    count: () => count,
    takeAll() {
      const all = [...lines.values()].flat();
      lines.clear();
      count = 0;
      return all;
    },
  };
}
