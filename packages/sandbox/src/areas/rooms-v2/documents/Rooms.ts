import { guessMediaType } from '../../../engine/guess-media-type.ts';
import { decodeBase64 } from '../../../engine/decode-base64.ts';
import { getExtension } from '../../../documents/index.ts';
import { readFilePart } from '../../../engine/read-file-part.ts';
import { roomDocuments, type StoredRoomDocument } from '../../../state/model/rooms.ts';
import { findRoom } from '../access/find-room.ts';
import { asRoomsRefusal } from '../as-rooms-refusal.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { readDocumentAccess } from './document-access.ts';
import { chooseFolder, formatRoomKey } from './folders.ts';
import { addDocument } from './keep-document.ts';
import { openForAdding } from './open-for-adding.ts';
import { presentDocument, presentDocuments } from './present-document.ts';
import {
  chooseOwner,
  requireDocumentName,
  requireDocumentSize,
  requireFileType,
} from './read-new-document.ts';

export const Rooms_GetDocuments = defineRoomsOperation(
  'Rooms_GetDocuments',
  async (state, { path, query }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId);
    const { canView } = readDocumentAccess(state, rooms, found);
    const folderId = query.roomFolderId === undefined ? undefined : Number(query.roomFolderId);
    const name = (query.nameFilter ?? '').toLowerCase();
    const isRequested = (document: StoredRoomDocument) =>
      (query.includeArchived === undefined ||
        String(query.includeArchived) === String(document.isArchived)) &&
      (folderId === undefined || document.folderId === folderId) &&
      document.name.toLowerCase().includes(name) &&
      (String(query.requireContentForDynamicDocuments) !== 'true' || hasContent(document));
    const shown: StoredRoomDocument[] = [];
    for (const document of await state.of(roomDocuments).list(formatRoomKey(found.room)))
      if (isRequested(document) && (await canView(document))) shown.push(document);
    const documents = await presentDocuments(state, rooms.company, shown);
    return { status: 200, paged: true, body: { documents, ...wholeRoomsList } };
  },
);

/** A form can be in a room before there is anything of it. */
function hasContent({ isDynamic, size }: StoredRoomDocument): boolean {
  return !isDynamic || size > 0;
}

export const Rooms_AddDocumentToRoom = defineRoomsOperation(
  'Rooms_AddDocumentToRoom',
  async (state, { path, body }, rooms) => {
    const { room } = await openForAdding(state, rooms, path.roomId, 'canAddDocuments');
    const name = requireDocumentName(body.name);
    requireFileType('/name', name);
    const bytes = await asRoomsRefusal('/base64Contents', () =>
      decodeBase64(body.base64Contents, '/base64Contents'),
    );
    requireDocumentSize('/base64Contents', bytes);
    const document = {
      name,
      ownerId: chooseOwner(room, rooms.member.userId, body.ownerId),
      folderId: await chooseFolder(state, room, body.folderId),
      mediaType: body.contentType ?? guessMediaType(getExtension(name), bytes),
      isDynamic: body.isDynamic === true,
    };
    const added = await addDocument(state, rooms, room, document, bytes);
    return { status: 201, body: await presentDocument(state, rooms.company, added) };
  },
);

export const Rooms_AddDocumentToRoomViaFileUpload = defineRoomsOperation(
  'Rooms_AddDocumentToRoomViaFileUpload',
  async (state, { path, bytes: form }, rooms) => {
    const { room } = await openForAdding(state, rooms, path.roomId, 'canAddDocuments');
    const part = await readFilePart(form);
    if (part === undefined)
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        '/file is required: send the file as a part of the form with the name file.',
      );
    const { name, bytes, contentType } = part;
    requireDocumentSize('/file', bytes);
    requireFileType('/file', name);
    const isNamed = contentType !== 'application/octet-stream';
    const document = {
      name,
      ownerId: rooms.member.userId,
      folderId: await chooseFolder(state, room, undefined),
      mediaType: isNamed ? contentType : guessMediaType(getExtension(name), bytes),
      isDynamic: false,
    };
    const added = await addDocument(state, rooms, room, document, bytes);
    return { status: 201, body: await presentDocument(state, rooms.company, added) };
  },
);
