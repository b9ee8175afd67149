import { unsupportedFileTypes } from '../../../account-settings/unsupported-file-types.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation('Accounts_listUnsupportedFileTypes', async () => ({
  status: 200,
  body: { fileTypes: unsupportedFileTypes },
}));
