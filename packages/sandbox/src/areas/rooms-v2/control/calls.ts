import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do in the web pages of Rooms. */
export function createRoomsCalls({ api, unwrap }: CallParts) {
  return {
    /** Creates an account with a company on Rooms, its administrator and an access token. */
    createRoomsCompany: async (body: Schemas['NewRoomsCompany'] = {}) =>
      unwrap(await api.POST('/rooms-companies', { body })),
    /** Accepts the invitation to a company on Rooms, as the invited person does on its page. */
    acceptRoomsInvitation: async (accountId: string, userId: number) =>
      unwrap(
        await api.POST('/rooms-companies/{accountId}/users/{userId}/accept', {
          params: { path: { accountId, userId } },
        }),
      ),
    /** Closes, reopens, submits or rejects a room, as people do in the web pages of Rooms. */
    setRoomStatus: async (accountId: string, roomId: number, body: Schemas['RoomStatusChange']) =>
      unwrap(
        await api.PUT('/accounts/{accountId}/rooms/{roomId}/status', {
          params: { path: { accountId, roomId } },
          body,
        }),
      ),
    /**
     * Lists the envelopes that were created from documents of a room, oldest first, with their
     * statuses.
     */
    roomEnvelopes: async (accountId: string, roomId: number) =>
      unwrap(
        await api.GET('/accounts/{accountId}/rooms/{roomId}/envelopes', {
          params: { path: { accountId, roomId } },
        }),
      ).envelopes,
  };
}
