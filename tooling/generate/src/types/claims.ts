import { SourceError } from '../source-error.ts';

/** The names that are taken in one area. Two things of one name would hide each other. */
export class Claims {
  readonly #owners = new Map<string, string>();

  /**
   * Takes a name.
   * @param owner what it is for, as a message can say it
   * @throws SourceError where another owner has it already
   */
  claim(name: string, owner: string): void {
    const other = this.#owners.get(name);
    if (other !== undefined && other !== owner)
      throw new SourceError(`${owner} and ${other} both make ${name}. Rename one of them.`);
    this.#owners.set(name, owner);
  }
}
