import { isRecord } from '@countersign/mock/core/contract';
import type { State } from '../../state/state.ts';
import { kind } from '../../state/records.ts';

/** Settings of an account that have operations of their own. */
export interface AccountPart<Part> {
  read(state: State, accountId: string): Promise<Part>;
  /** Reads them for work that only looks at them: they cannot be changed. */
  readShared(state: State, accountId: string): Promise<Readonly<Part>>;
  /** Changes the named settings, and returns all settings afterwards. */
  change(state: State, accountId: string, change: Partial<Part>): Promise<Part>;
}

/** @param initial value that an account begins with */
export function accountPart<Part extends object>(name: string, initial: Part): AccountPart<Part> {
  const kept = kind<Part>(name);
  const read = async (state: State, accountId: string) =>
    mergeSettings(initial, (await state.of(kept).get(accountId, '')) ?? {});
  return {
    read,
    async readShared(state, accountId) {
      const changed = await state.of(kept).getShared(accountId, '');
      return changed === undefined ? initial : mergeSettings(initial, changed);
    },
    async change(state, accountId, change) {
      const changed = mergeSettings(await read(state, accountId), change);
      await state.of(kept).put(accountId, '', changed);
      return changed;
    },
  };
}

/**
 * Settings with some of them changed: those that the change does not name stay. The companions that
 * say how a setting may be changed are the service's own and are passed over.
 */
export function mergeSettings<Settings extends object>(
  settings: Settings,
  change: Partial<Settings>,
): Settings {
  const merged = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || name.endsWith('Metadata') || name === '__proto__') continue;
    const before: unknown = Object.hasOwn(merged, name) ? Reflect.get(merged, name) : undefined;
    Reflect.set(
      merged,
      name,
      isRecord(before) && isRecord(value) ? mergeSettings(before, value) : value,
    );
  }
  return merged;
}
