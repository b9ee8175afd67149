import { addAudit, actorOf, emitFor } from '../../../envelopes/life/events.ts';
import { readDefinition } from '../../../envelopes/read-definition.ts';
import { hasRight } from '../../../envelopes/rights.ts';
import { saveEnvelope } from '../../../envelopes/save.ts';
import type { Context } from '../../../engine/context.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { getExtension } from '../../../documents/index.ts';
import { cutSubject, longestSubject } from '../../../envelopes/subject.ts';
import { roomOfEnvelopes, type StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { findRoom, type FoundRoom } from '../access/find-room.ts';
import { asRoomsRefusal } from '../as-rooms-refusal.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { readDocumentAccess } from '../documents/document-access.ts';
import { getDocument } from '../documents/find-document.ts';
import { readDocumentBytes } from '../documents/read-document-bytes.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** A document of an envelope that comes from a room has 25 MB at most. */
const mostBytes = 25 * 1024 * 1024;

export const Rooms_CreateRoomEnvelope = defineRoomsOperation(
  'Rooms_CreateRoomEnvelope',
  async (state, { path, body }, rooms) => {
    const found = await findRoom(state, rooms, path.roomId, { lock: true });
    const { room } = found;
    const sender = await requireSender(state, rooms, found);
    const chosen = await readChosen(state, rooms, found, body.documentIds ?? []);
    const files = new Map(
      await oneByOne([...chosen.entries()], async ([index, document]) => {
        const bytes = await readDocumentBytes(state, room, document);
        return [String(index + 1), { bytes, mediaType: document.mediaType }] as const;
      }),
    );
    const envelope = await asRoomsRefusal('/documentIds', () =>
      readDefinition(
        state,
        sender,
        {
          status: 'created',
          emailSubject: chooseName(body.envelopeName, room.name),
          documents: chosen.map(({ name }, index) => ({
            documentId: String(index + 1),
            name,
            fileExtension: getExtension(name),
          })),
        },
        files,
      ),
    );
    addAudit(state, envelope, actorOf(sender), 'Registered', 'The envelope was created in a room.');
    emitFor(state, envelope, 'envelope-created');
    await saveEnvelope(state, envelope);
    const { envelopeId } = envelope;
    room.envelopes.push({ envelopeId, documentIds: chosen.map(({ documentId }) => documentId) });
    await state.rooms.put(room);
    await state.of(roomOfEnvelopes).put(room.accountId, envelopeId, room.roomId);
    return { status: 201, body: { eSignEnvelopeId: envelopeId } };
  },
);

function chooseName(name: string | undefined, usual: string): string {
  if (name === undefined || name.trim() === '') return cutSubject(usual);
  if (name.length <= longestSubject) return name;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `/envelopeName has ${name.length} characters. The maximum is ${longestSubject}.`,
  );
}

/**
 * The caller as a member of the account who sends envelopes.
 * @throws RoomsRefusal USER_LACKS_PERMISSIONS
 */
async function requireSender(
  state: State,
  { caller, ...rooms }: RoomsContext,
  { room, person }: FoundRoom,
): Promise<Context> {
  const { email } = rooms.member;
  if (person === undefined)
    throw new RoomsRefusal(
      'USER_LACKS_PERMISSIONS',
      `${email} can view the room ${room.roomId}, but is not in it. Only people in a room can create envelopes there. Rooms_InviteUser adds a person.`,
    );
  if (caller === undefined)
    throw new RoomsRefusal(
      'USER_LACKS_PERMISSIONS',
      `${email} is not a member of the eSignature account of ${rooms.company.name}, and so cannot send envelopes.`,
    );
  const sender = { ...rooms, caller };
  if (await hasRight(state, sender, 'canSendEnvelope')) return sender;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `The permission profile of ${email} in eSignature does not allow sending envelopes. An administrator of the account can change it.`,
  );
}

/**
 * The documents that a request names.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE where the caller cannot view one in this room, or it
 *   cannot go into an envelope
 */
async function readChosen(
  state: State,
  rooms: RoomsContext,
  found: FoundRoom,
  ids: readonly number[],
): Promise<StoredRoomDocument[]> {
  if (ids.length === 0)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      '/documentIds must name at least one document.',
    );
  const { canView } = readDocumentAccess(state, rooms, found);
  const chosen = new Map<number, StoredRoomDocument>();
  for (const [index, id] of ids.entries()) {
    const where = `/documentIds/${index}`;
    const document = await getDocument(state, found.room, id);
    if (document === undefined || !(await canView(document)))
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `${where}: the room ${found.room.roomId} has no document ${id} that ${rooms.member.email} can view. Get the IDs with Rooms_GetDocuments.`,
      );
    if (chosen.has(id))
      throw new RoomsRefusal(
        'PROPERTY_VALIDATION_FAILURE',
        `${where}: the document ${id} is named twice.`,
      );
    requireSize(document, where);
    chosen.set(id, document);
  }
  return [...chosen.values()];
}

/**
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE for a document that is too large for an envelope
 * @evidence public
 */
function requireSize({ documentId, size }: StoredRoomDocument, where: string): void {
  if (size > mostBytes)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      `${where}: the document ${documentId} has ${size} bytes. In an envelope of a room it can have up to ${mostBytes}.`,
    );
}
