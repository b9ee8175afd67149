import { formatRoomKey } from '../documents/folders.ts';
import { roomDocuments } from '../../../state/model/rooms.ts';
import { type ControlHandlers, read } from '../../../frame/control/control-call.ts';
import { findRoomOfPath } from './find-room-of-path.ts';

export const roomEnvelopes: ControlHandlers<'listRoomEnvelopes'> = {
  async listRoomEnvelopes(parts, call) {
    return read(parts, call, async (state) => {
      const room = await findRoomOfPath(state, call);
      const documents = await state.of(roomDocuments).list(formatRoomKey(room));
      const envelopes = [];
      for (const { envelopeId, documentIds } of room.envelopes) {
        const envelope = await state.envelopes.get(envelopeId);
        if (envelope === undefined) continue;
        const signed = documents.filter((one) => one.signedInEnvelopeId === envelopeId);
        envelopes.push({
          envelopeId,
          name: envelope.settings.emailSubject ?? '',
          status: envelope.status,
          documentIds,
          signedDocumentIds: signed.map(({ documentId }) => documentId),
        });
      }
      return { envelopes };
    });
  },
};
