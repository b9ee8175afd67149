// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses, EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses, EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses, EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses, EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses, EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses } from '@countersign/types/esign-v2.1/envelope-views';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeViewsCreateConsoleInput, EnvelopeViewsCreateCorrectInput, EnvelopeViewsCreateEditInput, EnvelopeViewsCreateRecipientInput, EnvelopeViewsCreateSenderInput, EnvelopeViewsCreateSharedRecipientInput } from '../envelope-views.js';
import { envelopeViewsCreateConsole, envelopeViewsCreateCorrect, envelopeViewsCreateEdit, envelopeViewsCreateRecipient, envelopeViewsCreateSender, envelopeViewsCreateSharedRecipient } from '../envelope-views.js';
/**
 * Addresses at which the pages for signing, sending, correcting or managing open inside another
 * application. Each is good for one visit and for a short time.
 */
export interface EnvelopeViews {
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
    createCorrect(input: EnvelopeViewsCreateCorrectInput, options?: CallOptions): Call<EnvelopeViewsCreateCorrect201Response, EnvelopeViewsCreateCorrectResponses>;
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
    createEdit(input: EnvelopeViewsCreateEditInput, options?: CallOptions): Call<EnvelopeViewsCreateEdit201Response, EnvelopeViewsCreateEditResponses>;
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
    createRecipient(input: EnvelopeViewsCreateRecipientInput, options?: CallOptions): Call<EnvelopeViewsCreateRecipient201Response, EnvelopeViewsCreateRecipientResponses>;
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
    createSender(input: EnvelopeViewsCreateSenderInput, options?: CallOptions): Call<EnvelopeViewsCreateSender201Response, EnvelopeViewsCreateSenderResponses>;
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
    createSharedRecipient(input: EnvelopeViewsCreateSharedRecipientInput, options?: CallOptions): Call<EnvelopeViewsCreateSharedRecipient201Response, EnvelopeViewsCreateSharedRecipientResponses>;
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
    createConsole(input?: EnvelopeViewsCreateConsoleInput, options?: CallOptions): Call<EnvelopeViewsCreateConsole201Response, EnvelopeViewsCreateConsoleResponses>;
}
/**
 * Makes the functions of EnvelopeViews into methods of one object.
 */
export function envelopeViews(client: Client): EnvelopeViews {
    return {
        createCorrect: envelopeViewsCreateCorrect.bind(null, client),
        createEdit: envelopeViewsCreateEdit.bind(null, client),
        createRecipient: envelopeViewsCreateRecipient.bind(null, client),
        createSender: envelopeViewsCreateSender.bind(null, client),
        createSharedRecipient: envelopeViewsCreateSharedRecipient.bind(null, client),
        createConsole: envelopeViewsCreateConsole.bind(null, client)
    };
}

