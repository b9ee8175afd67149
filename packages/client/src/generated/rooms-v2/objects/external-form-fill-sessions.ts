// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ExternalFormFillSessionsCreateExternalFormFillSession201Response, ExternalFormFillSessionsCreateExternalFormFillSessionResponses } from '@countersign/types/rooms-v2/external-form-fill-sessions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ExternalFormFillSessionsCreateExternalFormFillSessionInput } from '../external-form-fill-sessions.js';
import { externalFormFillSessionsCreateExternalFormFillSession } from '../external-form-fill-sessions.js';
/**
 * A session in which a person fills in forms of a room, without logging in to Rooms. An application
 * can show it in a frame.
 */
export interface ExternalFormFillSessions {
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
    createExternalFormFillSession(input: ExternalFormFillSessionsCreateExternalFormFillSessionInput, options?: CallOptions): Call<ExternalFormFillSessionsCreateExternalFormFillSession201Response, ExternalFormFillSessionsCreateExternalFormFillSessionResponses>;
}
/**
 * Creates an object whose methods are the functions of ExternalFormFillSessions.
 */
export function externalFormFillSessions(client: Client<'rooms'>): ExternalFormFillSessions {
    return {
        createExternalFormFillSession: externalFormFillSessionsCreateExternalFormFillSession.bind(null, client)
    };
}

