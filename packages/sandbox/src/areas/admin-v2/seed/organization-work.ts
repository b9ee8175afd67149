import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { describeChanged, settingResults } from '../account-settings/change-account.ts';
import { runSettingsImport } from '../account-settings/run-settings-import.ts';
import { runSettingsExport } from '../exports/run-settings-export.ts';
import { runUserExport } from '../exports/run-user-export.ts';
import { setExpiry, type WorkPath } from '../files/work.ts';
import { accounts, identities, type StoredAccount } from '../../../state/model/account.ts';
import {
  settingsExports,
  settingsImports,
  userExports,
  type StoredWork,
} from '../../../state/model/organization-files.ts';
import type { Kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const workSchema = z.strictObject({
  requestedBy: guid,
  /** Times of the request and of its completion (the time at which the seed is applied). */
  createdDateTime: dateTimeText.optional(),
  completedDateTime: dateTimeText.optional(),
  /** A seed may be older than the 90 days that exports and imports are kept, so it can say when. */
  expiresDateTime: dateTimeText.optional(),
  /** The IDs of its files, one for each site. */
  resultIds: z.array(guid).default([]),
});

const userExportSchema = workSchema.extend({ exportId: guid });

/** Completed exports of the members of all accounts of the organization that the account is in. */
export const organizationUserExportsSection: SeedSection<z.infer<typeof userExportSchema>> = {
  name: 'organizationUserExports',
  schema: userExportSchema,
  after: ['groups', 'permissionProfiles'],
  async applySeed(state, account, items) {
    for (const item of items) {
      const work = await createWork(state, account, item.exportId, item);
      const pending = await listAccounts(state, work.organizationId);
      await state.of(userExports).put(work.organizationId, work.id, {
        ...work,
        total: pending.length,
        type: 'organization_memberships_export',
        selectedAccounts: [],
        selectedDomains: [],
        pending,
        parts: [],
      });
      for (const _ of pending) await runUserExport(state, createItem(work), state.now);
      await state.schedule.cancel('organization-user-export', work.id);
      await complete(state, 'exports/user_list', userExports, work, item);
    }
  },
};

const settingsExportSchema = workSchema.extend({
  exportId: guid,
  accountIds: z.array(guid).min(1),
});

/** Completed exports of the settings of accounts. */
export const organizationSettingsExportsSection: SeedSection<z.infer<typeof settingsExportSchema>> =
  {
    name: 'organizationSettingsExports',
    schema: settingsExportSchema,
    async applySeed(state, account, items) {
      for (const item of items) {
        const work = await createWork(state, account, item.exportId, item);
        const selectedAccounts = item.accountIds;
        await state.of(settingsExports).put(work.organizationId, work.id, {
          ...work,
          total: selectedAccounts.length,
          selectedAccounts,
        });
        await runSettingsExport(state, createItem(work));
        await complete(state, 'exports/account_settings', settingsExports, work, item);
      }
    },
  };

const settingsImportSchema = workSchema.extend({
  importId: guid,
  accounts: z
    .array(
      z.strictObject({
        accountId: guid,
        /** The result of each setting. The settings of the account are not changed. */
        settings: z.array(
          z.strictObject({
            setting: z.string(),
            value: z.string(),
            result: z.enum(settingResults),
            reason: z.string().optional(),
          }),
        ),
      }),
    )
    .min(1),
});

/** Completed imports of the settings of accounts. */
export const organizationSettingsImportsSection: SeedSection<z.infer<typeof settingsImportSchema>> =
  {
    name: 'organizationSettingsImports',
    schema: settingsImportSchema,
    async applySeed(state, account, items) {
      for (const item of items) {
        const work = await createWork(state, account, item.importId, item);
        const results = [];
        for (const { accountId, settings } of item.accounts) {
          const changed = await state.of(accounts).get('', accountId);
          if (changed === undefined)
            throw new SeedError(`import of settings ${work.id}: there is no account ${accountId}`);
          results.push(await describeChanged(state, changed, settings));
        }
        const total = results.length;
        await state
          .of(settingsImports)
          .put(work.organizationId, work.id, { ...work, total, reach: [], pending: [], results });
        await runSettingsImport(state, createItem(work), state.now);
        await complete(state, 'imports/account_settings', settingsImports, work, item);
      }
    },
  };

async function createWork(
  state: State,
  { name, organizationId }: StoredAccount,
  id: string,
  { requestedBy, createdDateTime }: z.infer<typeof workSchema>,
): Promise<StoredWork> {
  const user = await state.of(identities).get('', requestedBy);
  if (organizationId === undefined || user === undefined)
    throw new SeedError(
      `${id}: ${name} has no organization, or the user ${requestedBy} is missing`,
    );
  const createdAt = parseTime(createdDateTime) ?? state.now;
  return {
    id,
    organizationId,
    requestor: { type: 'user', id: user.userId, name: user.userName, email: user.email },
    createdAt,
    modifiedAt: createdAt,
    status: 'queued',
    total: 0,
    files: [],
  };
}

async function listAccounts(state: State, organizationId: string): Promise<string[]> {
  const all = await state.of(accounts).list('');
  return all.flatMap((one) => (one.organizationId === organizationId ? [one.accountId] : []));
}

function createItem({ id: key, organizationId }: StoredWork) {
  return { kind: '', key, at: 0, with: { organizationId } };
}

/** Sets the times and the IDs of the seed on a completed job. */
async function complete<Work extends StoredWork>(
  state: State,
  path: WorkPath,
  kind: Kind<Work>,
  { organizationId, id }: StoredWork,
  { completedDateTime, expiresDateTime, resultIds }: z.infer<typeof workSchema>,
): Promise<void> {
  const work = await state.of(kind).get(organizationId, id);
  if (work === undefined) throw new SeedError(`${id} was not completed`);
  const completedAt = parseTime(completedDateTime) ?? state.now;
  const files = work.files.map((one, index) => ({
    ...one,
    resultId: resultIds[index] ?? randomUUID(),
  }));
  const completed = { ...work, completedAt, modifiedAt: completedAt, files };
  const expiresAt = parseTime(expiresDateTime);
  if (expiresAt !== undefined) await setExpiry(state, path, completed, expiresAt);
  await state.of(kind).put(organizationId, id, completed);
}
