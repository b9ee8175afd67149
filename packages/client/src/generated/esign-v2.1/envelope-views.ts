/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleBody, EnvelopeViewsCreateConsoleParams, EnvelopeViewsCreateConsoleResponses, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectBody, EnvelopeViewsCreateCorrectParams, EnvelopeViewsCreateCorrectResponses, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditBody, EnvelopeViewsCreateEditParams, EnvelopeViewsCreateEditResponses, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientBody, EnvelopeViewsCreateRecipientParams, EnvelopeViewsCreateRecipientResponses, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderBody, EnvelopeViewsCreateSenderParams, EnvelopeViewsCreateSenderResponses, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientBody, EnvelopeViewsCreateSharedRecipientParams, EnvelopeViewsCreateSharedRecipientResponses, EnvelopeViewsDeleteEnvelopeCorrectView200Response, EnvelopeViewsDeleteEnvelopeCorrectViewBody, EnvelopeViewsDeleteEnvelopeCorrectViewParams, EnvelopeViewsDeleteEnvelopeCorrectViewResponses } from '@countersign/types/esign-v2.1/envelope-views';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeViewsCreateCorrect`.
 */
export interface EnvelopeViewsCreateCorrectInput {
    path: PathOf<EnvelopeViewsCreateCorrectParams>;
    body?: EnvelopeViewsCreateCorrectBody | undefined;
}
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
export const envelopeViewsCreateCorrect: Operation<EnvelopeViewsCreateCorrectInput, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createCorrect', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct');


/**
 * The input of `envelopeViewsDeleteEnvelopeCorrectView`.
 */
export interface EnvelopeViewsDeleteEnvelopeCorrectViewInput {
    path: PathOf<EnvelopeViewsDeleteEnvelopeCorrectViewParams>;
    body: EnvelopeViewsDeleteEnvelopeCorrectViewBody;
}
/**
 * Revoke the correction page of an envelope.
 *
 * Makes the URL of a correction page useless. Without `viewUrl`, all URLs of correction pages of
 * the envelope that were requested by the caller are revoked, and an envelope that is being
 * corrected returns to its previous status. The response has no body.
 *
 * EnvelopeViews_deleteEnvelopeCorrectView: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
 */
export const envelopeViewsDeleteEnvelopeCorrectView: Operation<EnvelopeViewsDeleteEnvelopeCorrectViewInput, EnvelopeViewsDeleteEnvelopeCorrectView200Response, EnvelopeViewsDeleteEnvelopeCorrectViewResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_deleteEnvelopeCorrectView', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct');


/**
 * The input of `envelopeViewsCreateEdit`.
 */
export interface EnvelopeViewsCreateEditInput {
    path: PathOf<EnvelopeViewsCreateEditParams>;
    body?: EnvelopeViewsCreateEditBody | undefined;
}
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
export const envelopeViewsCreateEdit: Operation<EnvelopeViewsCreateEditInput, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createEdit', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit');


/**
 * The input of `envelopeViewsCreateRecipient`.
 */
export interface EnvelopeViewsCreateRecipientInput {
    path: PathOf<EnvelopeViewsCreateRecipientParams>;
    body: EnvelopeViewsCreateRecipientBody;
}
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
export const envelopeViewsCreateRecipient: Operation<EnvelopeViewsCreateRecipientInput, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createRecipient', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient');


/**
 * The input of `envelopeViewsCreateSender`.
 */
export interface EnvelopeViewsCreateSenderInput {
    path: PathOf<EnvelopeViewsCreateSenderParams>;
    body?: EnvelopeViewsCreateSenderBody | undefined;
}
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
export const envelopeViewsCreateSender: Operation<EnvelopeViewsCreateSenderInput, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createSender', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender');


/**
 * The input of `envelopeViewsCreateSharedRecipient`.
 */
export interface EnvelopeViewsCreateSharedRecipientInput {
    path: PathOf<EnvelopeViewsCreateSharedRecipientParams>;
    body: EnvelopeViewsCreateSharedRecipientBody;
}
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
export const envelopeViewsCreateSharedRecipient: Operation<EnvelopeViewsCreateSharedRecipientInput, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createSharedRecipient', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared');


/**
 * The input of `envelopeViewsCreateConsole`.
 */
export interface EnvelopeViewsCreateConsoleInput {
    path?: PathOf<EnvelopeViewsCreateConsoleParams> | undefined;
    body?: EnvelopeViewsCreateConsoleBody | undefined;
}
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
export const envelopeViewsCreateConsole: Operation<EnvelopeViewsCreateConsoleInput, EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeViews_createConsole', 'POST', '/v2.1/accounts/{accountId}/views/console');

