import { randomUUID } from 'node:crypto';
import {
  settingsImports,
  type StoredSettingsImport,
} from '../../../state/model/organization-files.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { endWork, joinParts } from '../files/work.ts';
import { changeAccount, resultColumns } from './change-account.ts';
import type { AccountColumn } from './read-settings-csv.ts';

/** Schedules the next step of an import of settings. */
export async function scheduleSettingsImport(
  { schedule }: Pick<State, 'schedule'>,
  { id: key, organizationId }: Pick<StoredSettingsImport, 'id' | 'organizationId'>,
  at: number,
): Promise<void> {
  await schedule.set({ kind: 'organization-settings-import', key, at, with: { organizationId } });
}

/**
 * Changes the next account of an import. Its settings and the progress are written in the same
 * transaction, so no account is left out or changed twice.
 */
export async function runSettingsImport(
  state: State,
  { key, with: more }: ScheduledItem,
  upTo: number,
): Promise<void> {
  const imports = state.of(settingsImports);
  const work = await imports.get(more?.['organizationId'] ?? '', key);
  if (work === undefined || work.status === 'completed') return;
  work.status = 'in_process';
  work.modifiedAt = state.now;
  const next = work.pending.shift();
  if (next !== undefined) {
    const settings: AccountColumn['settings'] = JSON.parse(
      (await state.contents.get(next.contentId)).toString(),
    );
    work.results.push(await changeAccount(state, work, { accountId: next.accountId, settings }));
  }
  if (work.pending.length === 0) await finish(state, work);
  await imports.put(work.organizationId, work.id, work);
  if (work.pending.length > 0) await scheduleSettingsImport(state, work, upTo);
}

async function finish(state: State, work: StoredSettingsImport): Promise<void> {
  const parts = work.results.map(({ part }) => part);
  await joinParts(state, work, parts, { header: writeCsv([resultColumns]), newId: randomUUID });
  await endWork(state, 'imports/account_settings', work);
}
