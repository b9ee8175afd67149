/** Choices that look like chance and are the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 up to `limit`, which is none of them. */
  below(limit: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }

  /** At most so many of the items, none of them twice. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    const chosen = Array.from({ length: this.below(most + 1) }, () => this.below(items.length));
    return [...new Set(chosen)].flatMap((at) => items.slice(at, at + 1));
  }
}
