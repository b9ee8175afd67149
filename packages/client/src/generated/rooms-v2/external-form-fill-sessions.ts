/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ExternalFormFillSessionsCreateExternalFormFillSession201Response, ExternalFormFillSessionsCreateExternalFormFillSessionBody, ExternalFormFillSessionsCreateExternalFormFillSessionParams, ExternalFormFillSessionsCreateExternalFormFillSessionResponses } from '@countersign/types/rooms-v2/external-form-fill-sessions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `externalFormFillSessionsCreateExternalFormFillSession`.
 */
export interface ExternalFormFillSessionsCreateExternalFormFillSessionInput {
    path?: PathOf<ExternalFormFillSessionsCreateExternalFormFillSessionParams> | undefined;
    body: ExternalFormFillSessionsCreateExternalFormFillSessionBody;
}
/**
 * Create a session to fill in forms.
 *
 * Creates a URL at which forms of a room can be filled in without logging in to Rooms. The forms
 * must have been added to the room with `Rooms_AddFormToRoom`. What is entered there is saved in
 * the documents of the room. The URL stops working an hour after it was last used. Set
 * `xFrameAllowedUrl` to show the page in a frame of your application.
 *
 * The caller must be able to view the room, with a role that can add documents from form groups or
 * form libraries.
 *
 * ExternalFormFillSessions_CreateExternalFormFillSession: `POST /v2/accounts/{accountId}/external_form_fill_sessions`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const externalFormFillSessionsCreateExternalFormFillSession: Operation<ExternalFormFillSessionsCreateExternalFormFillSessionInput, ExternalFormFillSessionsCreateExternalFormFillSession201Response, ExternalFormFillSessionsCreateExternalFormFillSessionResponses, 'rooms'> = /* @__PURE__ */ operation('ExternalFormFillSessions_CreateExternalFormFillSession', 'POST', '/v2/accounts/{accountId}/external_form_fill_sessions');

