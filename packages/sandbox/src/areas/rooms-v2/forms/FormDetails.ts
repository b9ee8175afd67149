import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { roomsDate } from '../rooms-date.ts';
import { findForm } from './find-form.ts';

export const FormDetails_GetFormDetails = defineRoomsOperation(
  'FormDetails_GetFormDetails',
  async (state, { path }, rooms) => {
    requirePermission(
      rooms,
      'canAddDocumentsFromFormGroups',
      'canAddDocumentsFromFormLibraries',
      'canManageFormGroups',
    );
    const form = await findForm(state, rooms, path.formId);
    const { formId, name, ownerName, version, numberOfPages } = form;
    return {
      status: 200,
      body: {
        formId,
        name,
        lastUpdatedDate: roomsDate(form.updatedAt),
        createdDate: roomsDate(form.createdAt),
        availableOnDate: roomsDate(form.availableAt),
        ownerName,
        version,
        numberOfPages,
      },
    };
  },
);
