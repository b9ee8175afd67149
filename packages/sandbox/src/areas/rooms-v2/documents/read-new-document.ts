import { getExtension } from '../../../documents/index.ts';
import { longestFileName } from '../../../engine/read-file-part.ts';
import type { StoredRoom } from '../../../state/model/rooms.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** A file has 35 MB at most. */
const mostBytes = 35 * 1024 * 1024;

/**
 * Checks the name of a new document.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
export function requireDocumentName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '')
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      '/name must not be empty. Send the file name.',
    );
  if (trimmed.length > longestFileName)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `/name has ${trimmed.length} characters. The maximum is ${longestFileName}.`,
    );
  return trimmed;
}

/**
 * Checks the content of a new document.
 * @param where its place in the body, such as `/file`
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
export function requireDocumentSize(where: string, { length }: Uint8Array): void {
  if (length === 0)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `${where} is empty. Send the bytes of the file.`,
    );
  if (length > mostBytes)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `${where} has ${length} bytes. A document in a room can have up to ${mostBytes}.`,
    );
}

/**
 * The files that a room can hold, by their extensions.
 * @evidence public
 */
const fileTypes: ReadonlySet<string> = new Set(
  'as asc asl asp bmp csv doc docm docx dot dotm dotx eml gif htm html jfif jpeg jpg md msg pdf png pot potx pps ppt pptm pptx rtf tif tiff txt wpd wps xhtml xls xlsm xlsx xps'.split(
    ' ',
  ),
);

/**
 * Refuses a file of a type that rooms do not hold. One without an extension is taken.
 * @param where its place in the body, such as `/file`
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 * @evidence public
 */
export function requireFileType(where: string, name: string): void {
  const extension = getExtension(name).toLowerCase();
  if (extension === '' || fileTypes.has(extension)) return;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `${where}: files of the type ${extension} cannot be added to a room. Supported types: ${[...fileTypes].join(', ')}.`,
  );
}

/**
 * Checks who is to own a new document.
 * @param ownerId the one of the request; the caller if it names none
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE where that person is not in the room
 */
export function chooseOwner(
  { roomId, people }: StoredRoom,
  callerId: number,
  ownerId = callerId,
): number {
  const isInRoom = people.some(
    ({ userId, revokedAt }) => userId === ownerId && revokedAt === undefined,
  );
  if (isInRoom) return ownerId;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `/ownerId: the user ${ownerId} is not in the room ${roomId}. Get its people with Rooms_GetRoomUsers.`,
  );
}
