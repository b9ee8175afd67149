import type { StoredForm } from '../../../state/model/room-forms.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { chooseFolder } from '../documents/folders.ts';
import { addDocument } from '../documents/keep-document.ts';
import { openForAdding } from '../documents/open-for-adding.ts';
import { presentDocument } from '../documents/present-document.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { fillDocument } from './fill-document.ts';
import { findForm } from './find-form.ts';
import { readFormReach } from './form-reach.ts';

export const Rooms_AddFormToRoom = defineRoomsOperation(
  'Rooms_AddFormToRoom',
  async (state, { path, body }, rooms) => {
    const { room, permissions } = await openForAdding(
      state,
      rooms,
      path.roomId,
      'canAddDocumentsFromFormGroups',
      'canAddDocumentsFromFormLibraries',
    );
    const form = await findForm(state, rooms, body.formId);
    requireAvailable(form, state.now);
    const { officeId } = room;
    const { hasForm } = await readFormReach(state, rooms, { permissions, officeId });
    if (!hasForm(form))
      throw new RoomsRefusal(
        'USER_LACKS_PERMISSIONS',
        `${rooms.member.email} cannot use the form ${form.name} (at /formId): the role in the room or the offices do not give access to its library, or to a form group that contains it.`,
      );
    const { name, formId, contentId } = form;
    const document = {
      name: `${name}.pdf`,
      ownerId: rooms.member.userId,
      folderId: await chooseFolder(state, room, undefined),
      mediaType: 'application/pdf',
      isDynamic: true,
      formId,
      filledAt: room.fieldDataChangedAt,
    };
    const bytes = await fillDocument(state, room, { formId, contentId });
    const added = await addDocument(state, rooms, room, document, bytes);
    return { status: 201, body: await presentDocument(state, rooms.company, added) };
  },
);

function requireAvailable({ name, availableAt }: StoredForm, now: number): void {
  if (availableAt <= now) return;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `The form ${name} (at /formId) can be added to rooms from ${roomsDate(availableAt)} on.`,
  );
}
