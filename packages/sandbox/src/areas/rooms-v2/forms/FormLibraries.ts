import { formLibraries, forms } from '../../../state/model/room-forms.ts';
import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { readFormReach } from './form-reach.ts';

export const FormLibraries_GetFormLibraries = defineRoomsOperation(
  'FormLibraries_GetFormLibraries',
  async (state, _request, rooms) => {
    requirePermission(rooms, 'canAddDocumentsFromFormLibraries', 'canManageFormGroups');
    const { accountId } = rooms.account;
    const managesAll = rooms.permissions.has('canManageFormGroups');
    const { hasLibrary } = await readFormReach(state, rooms);
    const counts = new Map<string, number>();
    for (const { formLibraryId } of await state.of(forms).list(accountId))
      counts.set(formLibraryId, (counts.get(formLibraryId) ?? 0) + 1);
    const libraries = await state.of(formLibraries).list(accountId);
    const formsLibrarySummaries = libraries
      .filter((library) => managesAll || hasLibrary(library))
      .map(({ formLibraryId, name }) => ({
        formsLibraryId: formLibraryId,
        name,
        formCount: counts.get(formLibraryId) ?? 0,
      }));
    return { status: 200, paged: true, body: { formsLibrarySummaries, ...wholeRoomsList } };
  },
);

export const FormLibraries_GetFormLibraryForms = defineRoomsOperation(
  'FormLibraries_GetFormLibraryForms',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canAddDocumentsFromFormLibraries', 'canManageFormGroups');
    const { account, company, member, permissions } = rooms;
    const libraryId = path.formLibraryId.toLowerCase();
    const library = await state.of(formLibraries).get(account.accountId, libraryId);
    const { hasLibrary, hasForm } = await readFormReach(state, rooms);
    if (library === undefined || !(permissions.has('canManageFormGroups') || hasLibrary(library)))
      throw new RoomsRefusal(
        'RESOURCE_NOT_FOUND',
        `${company.name} has no form library ${path.formLibraryId} that ${member.email} can view. Get the IDs with FormLibraries_GetFormLibraries.`,
      );
    const all = await state.of(forms).list(account.accountId);
    const own = all
      .filter(({ formLibraryId }) => formLibraryId === libraryId)
      .map((form) => ({
        libraryFormId: form.formId,
        name: form.name,
        lastUpdatedDate: roomsDate(form.updatedAt),
        viewingUserHasAccess: hasForm(form),
      }));
    return { status: 200, paged: true, body: { forms: own, ...wholeRoomsList } };
  },
);
