import { magicType } from '../../../documents/file-types.ts';
import { findRoom, requireInRoom } from '../access/find-room.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { formatPicturePath } from './picture-path.ts';

const mediaTypes: Readonly<Record<string, string | undefined>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  tif: 'image/tiff',
};

/**
 * Takes a picture of one of the types that the service lists.
 * @evidence public
 */
export const Rooms_UpdatePicture = defineRoomsOperation(
  'Rooms_UpdatePicture',
  async (state, { path, body, bytes: sent }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    requireInRoom(found, rooms, 'canViewAndEditRoomDetails');
    const { room } = found;
    // The picture is a part of a form, or the body itself.
    const bytes = body === undefined ? sent : Buffer.from(body.file, 'latin1');
    const mediaType = mediaTypes[magicType(bytes) ?? ''];
    if (mediaType === undefined)
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        '/file must be a PNG, JPEG, GIF or TIFF image.',
      );
    const contentId = await state.contents.put(bytes);
    room.picture = { contentId, mediaType };
    await state.rooms.put(room);
    return {
      status: 200,
      body: { url: `${rooms.origin}${formatPicturePath(state, room, contentId)}` },
    };
  },
);
