import { randomUUID } from 'node:crypto';
import { accounts } from '../../../state/model/account.ts';
import { settingsExports } from '../../../state/model/organization-files.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { writeSettings } from '../account-settings/settings-file.ts';
import { getSite } from '../files/site.ts';
import { addFile, endWork, sortSites } from '../files/work.ts';

/** Writes the settings of the accounts of an export, in a file for each site. */
export async function runSettingsExport(
  state: State,
  { key, with: more }: ScheduledItem,
): Promise<void> {
  const exports = state.of(settingsExports);
  const work = await exports.get(more?.['organizationId'] ?? '', key);
  if (work === undefined || work.status === 'completed') return;
  const selected = [];
  for (const accountId of work.selectedAccounts) {
    const account = await state.of(accounts).get('', accountId);
    if (account !== undefined) selected.push(account);
  }
  for (const siteId of sortSites(selected.map((account) => ({ siteId: getSite(account) })))) {
    const { json, rows } = writeSettings(
      selected.filter((account) => getSite(account) === siteId),
      siteId,
    );
    await addFile(state, work, { resultId: randomUUID(), siteId, rows, bytes: Buffer.from(json) });
  }
  await endWork(state, 'exports/account_settings', work);
  await exports.put(work.organizationId, work.id, work);
}
