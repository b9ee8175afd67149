/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const envelopeViewsCreateCorrect = /* @__PURE__ */ operation<operations['EnvelopeViews_createCorrect']>({
    id: 'EnvelopeViews_createCorrect',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct',
    mediaTypes: ['application/json']
});


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
export const envelopeViewsCreateEdit = /* @__PURE__ */ operation<operations['EnvelopeViews_createEdit']>({
    id: 'EnvelopeViews_createEdit',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit',
    mediaTypes: ['application/json']
});


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
export const envelopeViewsCreateRecipient = /* @__PURE__ */ operation<operations['EnvelopeViews_createRecipient']>({
    id: 'EnvelopeViews_createRecipient',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient',
    mediaTypes: ['application/json']
});


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
export const envelopeViewsCreateSender = /* @__PURE__ */ operation<operations['EnvelopeViews_createSender']>({
    id: 'EnvelopeViews_createSender',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender',
    mediaTypes: ['application/json']
});


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
export const envelopeViewsCreateSharedRecipient = /* @__PURE__ */ operation<operations['EnvelopeViews_createSharedRecipient']>({
    id: 'EnvelopeViews_createSharedRecipient',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared',
    mediaTypes: ['application/json']
});


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
export const envelopeViewsCreateConsole = /* @__PURE__ */ operation<operations['EnvelopeViews_createConsole']>({
    id: 'EnvelopeViews_createConsole',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/views/console',
    mediaTypes: ['application/json']
});

