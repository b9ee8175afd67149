import { ImportErrorType } from '@countersign/zod/admin-v2/schemas/ImportErrorType';
import { z } from 'zod';
import { createImport } from '../imports/create-import.ts';
import { recordResult } from '../imports/record-result.ts';
import {
  putRows,
  userImports,
  userImportTypes,
  type StoredImportRow,
} from '../imports/stored-import.ts';
import { identities } from '../../../state/model/account.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const rowSchema = z.strictObject({
  cells: z.array(z.string()),
  results: z.array(ImportErrorType).min(1),
  details: z.string().default(''),
});

const schema = z.strictObject({
  importId: guid,
  type: z.enum(userImportTypes),
  requestorUserId: guid,
  createdDateTime: dateTimeText,
  completedDateTime: dateTimeText,
  header: z.array(z.string()).min(1),
  rows: z.array(rowSchema),
});

/** Completed imports of users, of the organization of the account. */
export const userImportsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'userImports',
  schema,
  async applySeed(state, { organizationId, name }, items) {
    if (organizationId === undefined)
      throw new SeedError(`userImports: ${name} does not belong to an organization`);
    for (const { importId, type, requestorUserId, header, ...item } of items) {
      const requestor = await state.of(identities).get('', requestorUserId);
      if (requestor === undefined)
        throw new SeedError(`import ${importId}: there is no user ${requestorUserId}`);
      const record = createImport({
        importId,
        organizationId,
        type,
        accountIds: [],
        isOrganizationAdmin: true,
        requestor: {
          type: 'user',
          id: requestorUserId,
          name: requestor.userName,
          email: requestor.email,
        },
        createdAt: parseTime(item.createdDateTime) ?? state.now,
      });
      record.modifiedAt = parseTime(item.completedDateTime) ?? state.now;
      record.header = header;
      record.size = item.rows.length;
      record.status = 'completed';
      const rows = item.rows.map(({ cells, results, details }) => {
        const row: StoredImportRow = { cells };
        recordResult(record, row, results, details);
        return row;
      });
      await state.of(userImports).put(organizationId, importId, record);
      await putRows(state, importId, rows);
    }
  },
};
