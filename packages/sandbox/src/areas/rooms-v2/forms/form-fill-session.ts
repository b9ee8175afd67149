import { formFillSessions, type StoredFormFillSession } from '../../../state/model/room-forms.ts';
import type { StoredRoom, StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { getDocument } from '../documents/find-document.ts';

/** The idle timeout of a session in milliseconds: an hour. */
export const idleTime = 3_600_000;

/** A session with the parts of its room that still exist. */
export interface OpenFormFill {
  session: StoredFormFillSession;
  room: StoredRoom;
  /** The documents that are still in the room, in the order of the request. */
  documents: StoredRoomDocument[];
}

/** Finds a session; undefined where it does not exist, has ended, or none of its documents is left. */
export async function openFormFill(
  state: State,
  sessionId: string,
): Promise<OpenFormFill | undefined> {
  const session = await state.of(formFillSessions).get('', sessionId);
  if (session === undefined || session.until <= state.now) return undefined;
  const room = await state.rooms.get(session.accountId, session.roomId);
  if (room === undefined) return undefined;
  const documents = [];
  for (const id of session.documentIds) {
    const document = await getDocument(state, room, id);
    if (document !== undefined) documents.push(document);
  }
  return documents.length === 0 ? undefined : { session, room, documents };
}

/** Makes a session last from now on. */
export async function prolongFormFill(state: State, session: StoredFormFillSession): Promise<void> {
  await state
    .of(formFillSessions)
    .put('', session.sessionId, { ...session, until: state.now + idleTime });
}
