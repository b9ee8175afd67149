// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses, EnvelopeViewsDeleteEnvelopeCorrectView200Response, EnvelopeViewsDeleteEnvelopeCorrectViewResponses } from '@countersign/types/esign-v2.1/envelope-views';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeViewsCreateConsoleInput, EnvelopeViewsCreateCorrectInput, EnvelopeViewsCreateEditInput, EnvelopeViewsCreateRecipientInput, EnvelopeViewsCreateSenderInput, EnvelopeViewsCreateSharedRecipientInput, EnvelopeViewsDeleteEnvelopeCorrectViewInput } from '../envelope-views.js';
import { envelopeViewsCreateConsole, envelopeViewsCreateCorrect, envelopeViewsCreateEdit, envelopeViewsCreateRecipient, envelopeViewsCreateSender, envelopeViewsCreateSharedRecipient, envelopeViewsDeleteEnvelopeCorrectView } from '../envelope-views.js';
/**
 * URLs that open the pages for signing, sending, correcting or managing inside another
 * application. Each can be used once and for a short time.
 */
export interface EnvelopeViews {
    /**
     * Open the page for correcting an envelope.
     *
     * Returns the URL of the page on which the sender corrects an envelope that is sent or delivered,
     * inside the sender's own application. While the page is open, the envelope has the status `correct`
     * and cannot be signed. Afterwards it returns to its previous status. The URL can be used only once
     * and immediately.
     *
     * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
     * `event`: `send`, `save`, `cancel`, `error` or `sessionEnd`.
     *
     * EnvelopeViews_createCorrect: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
     */
    createCorrect(input: EnvelopeViewsCreateCorrectInput, options?: CallOptions): Call<EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses>;
    /**
     * Revoke the correction page of an envelope.
     *
     * Makes the URL of a correction page useless. Without `viewUrl`, all URLs of correction pages of
     * the envelope that were requested by the caller are revoked, and an envelope that is being
     * corrected returns to its previous status. The response has no body.
     *
     * EnvelopeViews_deleteEnvelopeCorrectView: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
     */
    deleteEnvelopeCorrectView(input: EnvelopeViewsDeleteEnvelopeCorrectViewInput, options?: CallOptions): Call<EnvelopeViewsDeleteEnvelopeCorrectView200Response, EnvelopeViewsDeleteEnvelopeCorrectViewResponses>;
    /**
     * Open the page for editing an envelope.
     *
     * Returns the URL of the page on which the caller changes documents, recipients and tabs of an
     * unfinished envelope, inside the caller's own application. The URL can be used only once and
     * immediately, and opens the envelope with the rights of the caller.
     *
     * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
     * `event`.
     *
     * EnvelopeViews_createEdit: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit`
     */
    createEdit(input: EnvelopeViewsCreateEditInput, options?: CallOptions): Call<EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses>;
    /**
     * Open the signing page for a recipient.
     *
     * Returns the URL of the page on which a recipient reads and signs an envelope inside the caller's
     * own application. The URL can be used only once, within 300 seconds. Request it when the recipient
     * is ready, and never send it by e-mail.
     *
     * A draft cannot be opened. To sign, the envelope must be sent or delivered, and the recipient must
     * be next in the routing order. A finished envelope is only displayed. `clientUserId`, name and
     * e-mail address must match the envelope. The host of an in-person signer does not need a
     * `clientUserId`: `userName` and `email` of the host are sufficient. The caller vouches for the recipient's identity with
     * `authenticationMethod`, which is recorded.
     *
     * When the recipient leaves the page, the browser is redirected to `returnUrl` with the query
     * parameter `event`: `signing_complete`, `viewing_complete`, `cancel` (also for signing later),
     * `decline`, `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`,
     * `ttl_expired` or `exception`. Do not use it as a proof. Check the envelope status instead.
     *
     * EnvelopeViews_createRecipient: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient`
     */
    createRecipient(input: EnvelopeViewsCreateRecipientInput, options?: CallOptions): Call<EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses>;
    /**
     * Open the page for preparing and sending an envelope.
     *
     * Returns the URL of the page on which the caller completes a draft and sends it, inside the
     * caller's own application. The URL can be used only once and immediately, and opens the draft with
     * the rights of the caller.
     *
     * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameters
     * `envelopeId` and `event`: `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
     *
     * EnvelopeViews_createSender: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender`
     */
    createSender(input: EnvelopeViewsCreateSenderInput, options?: CallOptions): Call<EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses>;
    /**
     * Open an envelope that a recipient shares.
     *
     * Returns the URL of the page on which a user views an envelope that a recipient of the same account
     * shares with them. The caller must be a user with whom the recipient's envelopes are shared. The
     * page shows what the recipient would see.
     *
     * The URL can be used only once, within 300 seconds. Afterwards the browser is redirected to
     * `returnUrl` with the query parameter `event`.
     *
     * EnvelopeViews_createSharedRecipient: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared`
     */
    createSharedRecipient(input: EnvelopeViewsCreateSharedRecipientInput, options?: CallOptions): Call<EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses>;
    /**
     * Open the web application.
     *
     * Returns the URL at which the web application opens inside the application of the caller, with the
     * rights of the caller. It shows the list of envelopes, or the envelope in `envelopeId`. The URL can
     * be used only once and immediately.
     *
     * Unlike the other views, it does not limit the user to one envelope.
     *
     * EnvelopeViews_createConsole: `POST /v2.1/accounts/{accountId}/views/console`
     */
    createConsole(input?: EnvelopeViewsCreateConsoleInput, options?: CallOptions): Call<EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeViews.
 */
export function envelopeViews(client: Client<'esign'>): EnvelopeViews {
    return {
        createCorrect: envelopeViewsCreateCorrect.bind(null, client),
        deleteEnvelopeCorrectView: envelopeViewsDeleteEnvelopeCorrectView.bind(null, client),
        createEdit: envelopeViewsCreateEdit.bind(null, client),
        createRecipient: envelopeViewsCreateRecipient.bind(null, client),
        createSender: envelopeViewsCreateSender.bind(null, client),
        createSharedRecipient: envelopeViewsCreateSharedRecipient.bind(null, client),
        createConsole: envelopeViewsCreateConsole.bind(null, client)
    };
}

