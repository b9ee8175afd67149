import { formatRoomKey } from '../../rooms-v2/documents/folders.ts';
import { roomDocuments } from '../../state/model/rooms.ts';
import { type ControlHandlers, read } from '../control-call.ts';
import { notFound } from '../control-problem.ts';

export const roomEnvelopes: ControlHandlers<'listRoomEnvelopes'> = {
  async listRoomEnvelopes(parts, call) {
    const { accountId = '', roomId = '' } = call.path;
    return read(parts, call, async (state) => {
      const id = /^\d{1,10}$/.test(roomId) ? Number(roomId) : 0;
      const room = await state.rooms.get(accountId.toLowerCase(), id);
      if (room === undefined)
        throw notFound(`The account ${accountId} has no room ${roomId}.`, 'path/roomId');
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
