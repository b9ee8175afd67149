import type { State } from '../../state/state.ts';
import { kind } from '../../state/things.ts';
import { mergeSettings } from './merge-settings.ts';

/** Settings of an account that have operations of their own. */
export interface AccountPart<Part> {
  read(state: State, accountId: string): Promise<Part>;
  /** Changes what is named, and gives all as it is then. */
  change(state: State, accountId: string, change: Partial<Part>): Promise<Part>;
}

/** @param initial what an account begins with */
export function accountPart<Part extends object>(name: string, initial: Part): AccountPart<Part> {
  const kept = kind<Part>(name);
  const read = async (state: State, accountId: string) =>
    mergeSettings(initial, (await state.of(kept).get(accountId, '')) ?? {});
  return {
    read,
    async change(state, accountId, change) {
      const changed = mergeSettings(await read(state, accountId), change);
      await state.of(kept).put(accountId, '', changed);
      return changed;
    },
  };
}
