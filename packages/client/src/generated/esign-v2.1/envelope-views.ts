/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleBody, EnvelopeViewsCreateConsoleParams, EnvelopeViewsCreateConsoleResponses, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectBody, EnvelopeViewsCreateCorrectParams, EnvelopeViewsCreateCorrectResponses, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditBody, EnvelopeViewsCreateEditParams, EnvelopeViewsCreateEditResponses, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientBody, EnvelopeViewsCreateRecipientParams, EnvelopeViewsCreateRecipientResponses, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderBody, EnvelopeViewsCreateSenderParams, EnvelopeViewsCreateSenderResponses, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientBody, EnvelopeViewsCreateSharedRecipientParams, EnvelopeViewsCreateSharedRecipientResponses } from '@countersign/types/esign-v2.1/envelope-views';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeViewsCreateCorrect` takes.
 */
export interface EnvelopeViewsCreateCorrectInput {
    path: PathOf<EnvelopeViewsCreateCorrectParams>;
    body?: EnvelopeViewsCreateCorrectBody | undefined;
}
/**
 * Open the page for correcting an envelope.
 *
 * Gives the address of the page on which the sender corrects an envelope that is sent or delivered,
 * inside the sender's own application. While the page is open, the envelope has the status `correct`
 * and nobody can sign; afterwards it goes back to where it stood. The address can be used once, right
 * away.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query: `send`, `save`,
 * `cancel`, `error` or `sessionEnd`.
 *
 * EnvelopeViews_createCorrect: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
 */
export const envelopeViewsCreateCorrect: Operation<EnvelopeViewsCreateCorrectInput, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses> = /* @__PURE__ */ operation('EnvelopeViews_createCorrect', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct');


/**
 * What `envelopeViewsCreateEdit` takes.
 */
export interface EnvelopeViewsCreateEditInput {
    path: PathOf<EnvelopeViewsCreateEditParams>;
    body?: EnvelopeViewsCreateEditBody | undefined;
}
/**
 * Open the page for editing an envelope.
 *
 * Gives the address of the page on which the caller changes documents, recipients and tabs of an
 * envelope that is not finished, inside the caller's own application. The address can be used once,
 * right away, and opens the envelope with the caller's rights.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query.
 *
 * EnvelopeViews_createEdit: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit`
 */
export const envelopeViewsCreateEdit: Operation<EnvelopeViewsCreateEditInput, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses> = /* @__PURE__ */ operation('EnvelopeViews_createEdit', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit');


/**
 * What `envelopeViewsCreateRecipient` takes.
 */
export interface EnvelopeViewsCreateRecipientInput {
    path: PathOf<EnvelopeViewsCreateRecipientParams>;
    body: EnvelopeViewsCreateRecipientBody;
}
/**
 * Open the signing page for a recipient.
 *
 * Gives the address of the page on which a recipient reads and signs an envelope inside the caller's
 * own application. The address can be used once, and only within 300 seconds; make it when the
 * recipient is there, and never send it by e-mail.
 *
 * A draft cannot be opened. To sign, the envelope must be sent or delivered and it must be the
 * recipient's turn; a finished envelope is only shown. `clientUserId`, name and e-mail address must
 * be those that the envelope has. The caller vouches for the recipient's identity with
 * `authenticationMethod`, which goes into the record.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query:
 * `signing_complete`, `viewing_complete`, `cancel` (also for signing later), `decline`,
 * `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`, `ttl_expired` or
 * `exception`. Do not take it as a proof; ask for the status of the envelope.
 *
 * EnvelopeViews_createRecipient: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient`
 */
export const envelopeViewsCreateRecipient: Operation<EnvelopeViewsCreateRecipientInput, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses> = /* @__PURE__ */ operation('EnvelopeViews_createRecipient', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient');


/**
 * What `envelopeViewsCreateSender` takes.
 */
export interface EnvelopeViewsCreateSenderInput {
    path: PathOf<EnvelopeViewsCreateSenderParams>;
    body?: EnvelopeViewsCreateSenderBody | undefined;
}
/**
 * Open the page for preparing and sending an envelope.
 *
 * Gives the address of the page on which the caller completes a draft and sends it, inside the
 * caller's own application. The address can be used once, right away, and opens the draft with the
 * caller's rights.
 *
 * When the page is left, the browser goes to `returnUrl` with `envelopeId` and `event` in the query:
 * `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
 *
 * EnvelopeViews_createSender: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender`
 */
export const envelopeViewsCreateSender: Operation<EnvelopeViewsCreateSenderInput, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses> = /* @__PURE__ */ operation('EnvelopeViews_createSender', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender');


/**
 * What `envelopeViewsCreateSharedRecipient` takes.
 */
export interface EnvelopeViewsCreateSharedRecipientInput {
    path: PathOf<EnvelopeViewsCreateSharedRecipientParams>;
    body: EnvelopeViewsCreateSharedRecipientBody;
}
/**
 * Open an envelope that a recipient shares.
 *
 * Gives the address of the page on which a user sees an envelope that a recipient of the same account
 * shares with them. The caller must be a user with whom the recipient's envelopes are shared; the
 * page shows what the recipient would see.
 *
 * The address can be used once, within 300 seconds. Afterwards the browser goes to `returnUrl` with
 * `event` in the query.
 *
 * EnvelopeViews_createSharedRecipient: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared`
 */
export const envelopeViewsCreateSharedRecipient: Operation<EnvelopeViewsCreateSharedRecipientInput, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses> = /* @__PURE__ */ operation('EnvelopeViews_createSharedRecipient', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared');


/**
 * What `envelopeViewsCreateConsole` takes.
 */
export interface EnvelopeViewsCreateConsoleInput {
    path?: PathOf<EnvelopeViewsCreateConsoleParams> | undefined;
    body?: EnvelopeViewsCreateConsoleBody | undefined;
}
/**
 * Open the web application.
 *
 * Gives the address at which the web application opens inside the caller's own, with the caller's
 * rights: with the list of envelopes, or with one envelope where `envelopeId` names it. The address
 * can be used once, right away.
 *
 * Unlike the other views it does not confine the user to one envelope.
 *
 * EnvelopeViews_createConsole: `POST /v2.1/accounts/{accountId}/views/console`
 */
export const envelopeViewsCreateConsole: Operation<EnvelopeViewsCreateConsoleInput, EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses> = /* @__PURE__ */ operation('EnvelopeViews_createConsole', 'POST', '/v2.1/accounts/{accountId}/views/console');

