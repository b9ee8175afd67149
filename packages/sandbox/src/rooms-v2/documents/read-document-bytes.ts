import type { StoredRoom, StoredRoomDocument } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';

/** The content of a document as people read it now. */
export async function readDocumentBytes(
  state: State,
  _room: StoredRoom,
  { contentId }: StoredRoomDocument,
): Promise<Buffer> {
  return Buffer.from(await state.contents.get(contentId));
}
