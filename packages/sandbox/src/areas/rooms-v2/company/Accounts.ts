import { defineRoomsOperation } from '../define-rooms-operation.ts';

export const Accounts_GetAccountInformation = defineRoomsOperation(
  'Accounts_GetAccountInformation',
  async (_state, _request, { company }) => ({
    status: 200,
    body: {
      companyId: company.companyId,
      name: company.name,
      companyVersion: company.version,
      docuSignAccountGuid: company.accountId,
      defaultFieldSetId: company.defaultFieldSetId,
      requireOfficeLibraryAssignments: company.requireOfficeLibraryAssignments,
    },
  }),
);
