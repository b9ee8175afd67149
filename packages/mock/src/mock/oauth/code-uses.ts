/** The number of codes to remember. Beyond it, the oldest could be used again. */
const most = 10_000;

/** The remaining uses of a code, and its expiry in seconds since 1970. */
interface Uses {
  left: number;
  end: number;
}

/** Sees that a code works once for each time that it was given. */
export class CodeUses {
  readonly #uses = new Map<string, Uses>();

  /** Notes that a code is given. Logins that are the same in the same moment get the same code. */
  give(code: string, end: number, now: number): void {
    this.#keep(code, { left: (this.#uses.get(code)?.left ?? 0) + 1, end }, now);
  }

  /** Uses a code up; false if it was used before. */
  take(code: string, end: number, now: number): boolean {
    // A code that is unknown here was issued before a restart.
    const { left } = this.#uses.get(code) ?? { left: 1 };
    if (left === 0) return false;
    this.#keep(code, { left: left - 1, end }, now);
    return true;
  }

  #keep(code: string, uses: Uses, now: number): void {
    this.#uses.delete(code);
    for (const [oldest, { end }] of this.#uses) {
      if (end > now && this.#uses.size < most) break;
      this.#uses.delete(oldest);
    }
    this.#uses.set(code, uses);
  }
}
