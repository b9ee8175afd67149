import { formLibraries } from '../../../state/model/room-forms.ts';
import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { showName } from '../../../engine/show-name.ts';

export const FormProviders_GetFormProviderAssociations = defineRoomsOperation(
  'FormProviders_GetFormProviderAssociations',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canAddDocumentsFromFormLibraries', 'canManageFormGroups');
    const { account, company } = rooms;
    const libraries = await state.of(formLibraries).list(account.accountId);
    const own = libraries.filter(({ providerId }) => providerId === path.providerId);
    if (own.length === 0)
      throw new RoomsRefusal(
        'RESOURCE_NOT_FOUND',
        `No library of ${company.name} comes from a provider ${showName(path.providerId)}. Providers: ${listProviders(libraries)}.`,
      );
    const formProviderAssociations = own.map((library) => ({
      associationId: library.associationId,
      providerId: library.providerId,
      lastUpdateDate: roomsDate(library.updatedAt),
      formProviderAssociationGuid: library.associationGuid,
      formProviderAssociationName: library.name,
    }));
    return { status: 200, paged: true, body: { formProviderAssociations, ...wholeRoomsList } };
  },
);

function listProviders(libraries: readonly { providerId: string }[]): string {
  const ids = [...new Set(libraries.map(({ providerId }) => providerId))];
  return ids.length === 0 ? 'none' : ids.join(', ');
}
