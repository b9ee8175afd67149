import type { StoredRoom, StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { fillDocument, isFilled } from '../forms/fill-document.ts';

/** The content of a document as people read it now: a form has the current details of its room. */
export async function readDocumentBytes(
  state: State,
  room: StoredRoom,
  document: StoredRoomDocument,
): Promise<Buffer> {
  if (!isFilled(room, document)) return fillDocument(state, room, document);
  return Buffer.from(await state.contents.get(document.contentId));
}
