import { forms } from '../../../state/model/room-forms.ts';
import type { StoredRoom, StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { readRoomValues } from './room-values.ts';

/**
 * The content of a document that was created from a form, filled with the details of its room as
 * they are now, and with what people entered.
 */
export async function fillDocument(
  state: State,
  room: StoredRoom,
  document: Pick<StoredRoomDocument, 'formId' | 'formValues' | 'contentId'>,
): Promise<Buffer> {
  const { formId = '', formValues = {}, contentId } = document;
  const form = await state.of(forms).get(room.accountId, formId);
  // A form that its provider has withdrawn stays in its documents.
  const pdf = await state.contents.get(form?.contentId ?? contentId);
  const values = { ...Object.fromEntries(readRoomValues(room)), ...formValues };
  return Buffer.from(await state.documents.fillForm(pdf, values));
}

/** Checks whether the content of a document has the current details of the room. */
export function isFilled(room: StoredRoom, { isDynamic, formId, filledAt }: StoredRoomDocument) {
  if (!isDynamic || formId === undefined) return true;
  return filledAt !== undefined && filledAt >= room.fieldDataChangedAt;
}

/** A document with content that has the details of the room as they are now; it is not kept. */
export async function refillDocument(
  state: State,
  room: StoredRoom,
  document: StoredRoomDocument,
): Promise<StoredRoomDocument> {
  const bytes = await fillDocument(state, room, document);
  return {
    ...document,
    contentId: await state.contents.put(bytes),
    size: bytes.length,
    filledAt: room.fieldDataChangedAt,
  };
}
