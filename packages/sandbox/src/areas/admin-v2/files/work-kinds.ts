import {
  settingsExports,
  settingsImports,
  userExports,
  type StoredWork,
} from '../../../state/model/organization-files.ts';
import type { Kind } from '../../../state/records.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import type { WorkPath } from './work.ts';

/** The records of exports and imports, by their paths. */
export const workKinds: Readonly<Record<WorkPath, Kind<StoredWork>>> = {
  'exports/user_list': userExports,
  'exports/account_settings': settingsExports,
  'imports/account_settings': settingsImports,
};

/** Deletes an export or an import that has expired, with its files. */
export async function expireWork(state: State, { key, with: more }: ScheduledItem): Promise<void> {
  for (const [path, kind] of Object.entries(workKinds))
    if (path === more?.['path']) await state.of(kind).remove(more['organizationId'] ?? '', key);
}
