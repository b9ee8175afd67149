import { unsupportedFileTypes } from '../../../account-settings/unsupported-file-types.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation('Accounts_listUnsupportedFileTypes', async () => ({
  status: 200,
  body: { fileTypes: unsupportedFileTypes },
}));
