// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses, EnvelopeRecipientsCreateRecipientManualReviewView201Response, EnvelopeRecipientsCreateRecipientManualReviewViewResponses, EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkResponses, EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses, EnvelopeRecipientsCreateResponses, EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListResponses, EnvelopeRecipientsDeleteResponses, EnvelopeRecipientsList200Response, EnvelopeRecipientsListResponses, EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipients';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput, EnvelopeRecipientsCreateInput, EnvelopeRecipientsCreateRecipientManualReviewViewInput, EnvelopeRecipientsCreateRecipientProofFileLinkInput, EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput, EnvelopeRecipientsDeleteInput, EnvelopeRecipientsDeleteListInput, EnvelopeRecipientsListInput, EnvelopeRecipientsUpdateInput } from '../envelope-recipients.js';
import { envelopeRecipientsCreate, envelopeRecipientsCreateEnvelopeRecipientPreview, envelopeRecipientsCreateRecipientManualReviewView, envelopeRecipientsCreateRecipientProofFileLink, envelopeRecipientsCreateRecipientProofFileResourceToken, envelopeRecipientsDelete, envelopeRecipientsDeleteList, envelopeRecipientsList, envelopeRecipientsUpdate } from '../envelope-recipients.js';
/**
 * The people and companies that receive an envelope, in their routing order, and the evidence of
 * their identity.
 */
export interface EnvelopeRecipients {
    /**
     * List the recipients of an envelope.
     *
     * Returns all recipients of an envelope, in one array for each type, each with the routing order and
     * status. Tabs are only included with `include_tabs`. The response is not paged, because an envelope
     * can have up to 100 recipients.
     *
     * The sender, the recipients and administrators of the account can use this operation, regardless of
     * the envelope status. Documents that are hidden from a recipient are listed in `excludedDocuments`
     * of the recipient.
     *
     * EnvelopeRecipients_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
     */
    list(input: EnvelopeRecipientsListInput, options?: CallOptions): Call<EnvelopeRecipientsList200Response, EnvelopeRecipientsListResponses>;
    /**
     * Add recipients to an envelope.
     *
     * Adds recipients of any type to an envelope that is a draft or in process. Each recipient requires
     * a `recipientId` that is unique in the envelope and, before the envelope is sent, a name and an
     * e-mail address, or a signing group. If the envelope was already sent, a new recipient receives an
     * e-mail at their position in the routing order.
     *
     * The request can also contain tabs of the recipients. A document can be hidden from a recipient
     * only if an administrator has enabled document visibility for the account and the recipient does
     * not have a tab on it. Carbon copies, certified deliveries, editors and agents can always see all
     * documents.
     *
     * The sender and administrators can add recipients. If the caller holds a lock on the envelope, send
     * it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipients_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
     */
    create(input: EnvelopeRecipientsCreateInput, options?: CallOptions): Call<EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateResponses>;
    /**
     * Change or correct the recipients of an envelope.
     *
     * Changes recipients, each identified by its `recipientId`. In a draft every field can be changed,
     * and a recipient with a new `recipientId` is added. In an envelope in process, a recipient who has
     * not finished can be corrected: e-mail address, name, signing group, type, routing order, note,
     * e-mail texts and whether e-mails are sent, delivery method, access code, identity checks, custom
     * fields, document visibility, and the permissions of an agent. Tabs in the request are ignored,
     * because they have separate operations.
     *
     * A recipient who has signed is not changed and has `RECIPIENT_UPDATE_FAILED` in its entry of the
     * response, while the others are changed. `resend_envelope` sends the e-mails to the current
     * recipients again. A request can also consist of that alone.
     *
     * A document can be hidden only if an administrator has enabled document visibility for the account
     * and the recipient does not have a tab on it. It is then also omitted from the recipient's lists of
     * envelopes, documents and page images. Carbon copies, certified deliveries, editors and agents can
     * always see all documents.
     *
     * The sender and administrators can change recipients, and also an editor at the editor's position
     * in the routing order. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipients_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
     */
    update(input: EnvelopeRecipientsUpdateInput, options?: CallOptions): Call<EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateResponses>;
    /**
     * Delete recipients from an envelope.
     *
     * Deletes several recipients from an envelope that is a draft or in process, together with their
     * tabs. The request identifies them by `recipientId`, in the array of their type. A recipient who
     * has finished or whom a template requires is not deleted. The response contains only the deleted
     * recipients, each with the status `deleted`.
     *
     * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
     * send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
     */
    deleteList(input: EnvelopeRecipientsDeleteListInput, options?: CallOptions): Call<EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListResponses>;
    /**
     * Delete a recipient from an envelope.
     *
     * Deletes one recipient from an envelope that is a draft or in process, together with the tabs of
     * the recipient. A recipient who has finished or whom a template requires cannot be deleted. The
     * response contains the deleted recipient, with the status `deleted`.
     *
     * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
     * send it in `X-DocuSign-Edit`.
     *
     * EnvelopeRecipients_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
     */
    delete(input: EnvelopeRecipientsDeleteInput, options?: CallOptions): Call<EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteResponses>;
    /**
     * Create a link to the evidence of an identity check.
     *
     * Creates a URL at which users can view the evidence that a recipient provided for the identity
     * check, such as the image of a passport. Each request creates a new URL, which is only valid for a
     * short time.
     *
     * The recipient must have completed an identity verification workflow, and the caller must be the
     * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
     * sender assigned. The request has no body.
     *
     * EnvelopeRecipients_createRecipientProofFileLink: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof`
     */
    createRecipientProofFileLink(input: EnvelopeRecipientsCreateRecipientProofFileLinkInput, options?: CallOptions): Call<EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkResponses>;
    /**
     * Create a token for the evidence of an identity check.
     *
     * Creates a token with which a program downloads the evidence that a recipient provided for the
     * identity check, and returns the service that stores the evidence. The token is only valid for this
     * recipient and for a short time. To get a URL that users can open, create a link instead.
     *
     * The recipient must have completed an identity verification workflow, and the caller must be the
     * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
     * sender assigned. The request has no body.
     *
     * EnvelopeRecipients_createRecipientProofFileResourceToken: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token`
     */
    createRecipientProofFileResourceToken(input: EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput, options?: CallOptions): Call<EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses>;
    /**
     * Preview an envelope as a recipient.
     *
     * Creates the URL of a page that shows the sender what a recipient will see, including tabs. Actions
     * on the page do not change the envelope, signing is not possible, and the recipient is not
     * notified. A document that is hidden from the recipient is also hidden on the page.
     *
     * The sender and administrators can use the preview, even while the envelope is a draft. The URL
     * must be opened immediately and works only once. The browser is then redirected to `returnUrl` with
     * the result in the query parameter `event`.
     *
     * EnvelopeRecipients_createEnvelopeRecipientPreview: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview`
     */
    createEnvelopeRecipientPreview(input: EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput, options?: CallOptions): Call<EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses>;
    /**
     * Open the review of an identity check.
     *
     * Returns the URL of the page on which the sender reviews the identity documents of a recipient
     * whose check could not be decided automatically. The URL can be used only once and expires
     * after a short time.
     *
     * EnvelopeRecipients_createRecipientManualReviewView: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/views/identity_manual_review`
     */
    createRecipientManualReviewView(input: EnvelopeRecipientsCreateRecipientManualReviewViewInput, options?: CallOptions): Call<EnvelopeRecipientsCreateRecipientManualReviewView201Response, EnvelopeRecipientsCreateRecipientManualReviewViewResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeRecipients.
 */
export function envelopeRecipients(client: Client<'esign'>): EnvelopeRecipients {
    return {
        list: envelopeRecipientsList.bind(null, client),
        create: envelopeRecipientsCreate.bind(null, client),
        update: envelopeRecipientsUpdate.bind(null, client),
        deleteList: envelopeRecipientsDeleteList.bind(null, client),
        delete: envelopeRecipientsDelete.bind(null, client),
        createRecipientProofFileLink: envelopeRecipientsCreateRecipientProofFileLink.bind(null, client),
        createRecipientProofFileResourceToken: envelopeRecipientsCreateRecipientProofFileResourceToken.bind(null, client),
        createEnvelopeRecipientPreview: envelopeRecipientsCreateEnvelopeRecipientPreview.bind(null, client),
        createRecipientManualReviewView: envelopeRecipientsCreateRecipientManualReviewView.bind(null, client)
    };
}

