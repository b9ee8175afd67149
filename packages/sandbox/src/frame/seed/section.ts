import type { z } from 'zod';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** A part of the seed that belongs to an account: a list of one kind of thing. */
export interface SeedSection<Item> {
  /** The key in the seed file, and the name of the file with its examples. */
  name: string;
  schema: z.ZodType<Item>;
  /** The sections whose things these refer to, and that are planted before. */
  after?: readonly string[];
  /** Adds the items to a space. They replace those with the same ID. */
  applySeed(state: State, account: StoredAccount, items: readonly Item[]): Promise<void>;
}

/** A section with items of any type, whose schema validates the input of `applySeed`. */
export type AnySection = SeedSection<unknown>;
