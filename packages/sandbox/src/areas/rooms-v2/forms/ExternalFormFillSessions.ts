import { secret } from '../../../engine/secret.ts';
import { policySource } from '@countersign/mock/core/oauth';
import { formFillPath } from '../../../pages/paths.ts';
import {
  formFillSessions,
  forms,
  type StoredFormFillSession,
} from '../../../state/model/room-forms.ts';
import { roomDocuments, type StoredRoom } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { findRoom, requireInRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { formatRoomKey } from '../documents/folders.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { idleTime } from './form-fill-session.ts';

/**
 * A session is for forms of a room, and names one at least.
 * @evidence public
 */
export const ExternalFormFillSessions_CreateExternalFormFillSession = defineRoomsOperation(
  'ExternalFormFillSessions_CreateExternalFormFillSession',
  async (state, { body }, rooms) => {
    const { roomId, formId, formIds, xFrameAllowedUrl } = body;
    const found = await findRoom(state, rooms, roomId);
    requireInRoom(
      found,
      rooms,
      'canAddDocumentsFromFormGroups',
      'canAddDocumentsFromFormLibraries',
    );
    const { room } = found;
    if (formIds === undefined && formId === undefined)
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        '/formIds is required: send the IDs of forms that are in the room.',
      );
    const documentIds = await findDocuments(state, room, formIds, formId);
    const frameAncestor =
      xFrameAllowedUrl === undefined ? undefined : requireOrigin(xFrameAllowedUrl);
    const session: StoredFormFillSession = {
      sessionId: secret(),
      formToken: secret(),
      accountId: room.accountId,
      roomId: room.roomId,
      documentIds,
      ...(frameAncestor !== undefined && { frameAncestor }),
      until: state.now + idleTime,
    };
    await state.of(formFillSessions).put('', session.sessionId, session);
    const url = `${rooms.origin}${formFillPath(state, session.sessionId)}`;
    return { status: 201, body: { url } };
  },
);

/**
 * The documents of a room that were created from forms: of several from one form, the latest.
 * @throws RoomsRefusal FORM_NOT_IN_ROOM, PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
async function findDocuments(
  state: State,
  room: StoredRoom,
  formIds: readonly string[] | undefined,
  formId = '',
): Promise<number[]> {
  const documents = await state.of(roomDocuments).list(formatRoomKey(room));
  const found = new Set<number>();
  for (const [index, id] of (formIds ?? [formId]).entries()) {
    const document = documents.findLast((one) => one.formId === id.toLowerCase());
    if (document === undefined) {
      const at = formIds === undefined ? '/formId' : `/formIds/${index}`;
      if (id.trim() === '')
        throw new RoomsRefusal(
          'PROPERTY_VALIDATION_FAILURE',
          `${at} is empty. Send the ID of a form that is in the room.`,
        );
      const form = await state.of(forms).get(room.accountId, id.toLowerCase());
      throw new RoomsRefusal(
        'FORM_NOT_IN_ROOM',
        `The room ${room.roomId} contains no document of the form ${form?.name ?? id} (at ${at}). Add the form with Rooms_AddFormToRoom first.`,
      );
    }
    found.add(document.documentId);
  }
  return [...found];
}

/** @throws RoomsRefusal where the text is not the origin of a page */
function requireOrigin(text: string): string {
  // The address becomes part of a header, in which a separator would begin another source or
  // directive.
  const source = /[\s,;'"\\]/.test(text) ? undefined : policySource(text);
  if (source !== undefined) return source;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `/xFrameAllowedUrl must be an origin such as https://app.example; ${JSON.stringify(text.slice(0, 100))} is not one.`,
  );
}
