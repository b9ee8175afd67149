/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateBody, EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody, EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses, EnvelopeRecipientsCreateHeader, EnvelopeRecipientsCreateParams, EnvelopeRecipientsCreateQueryParams, EnvelopeRecipientsCreateRecipientManualReviewView201Response, EnvelopeRecipientsCreateRecipientManualReviewViewParams, EnvelopeRecipientsCreateRecipientManualReviewViewResponses, EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkParams, EnvelopeRecipientsCreateRecipientProofFileLinkResponses, EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses, EnvelopeRecipientsCreateResponses, EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteHeader, EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListBody, EnvelopeRecipientsDeleteListHeader, EnvelopeRecipientsDeleteListParams, EnvelopeRecipientsDeleteListResponses, EnvelopeRecipientsDeleteParams, EnvelopeRecipientsDeleteResponses, EnvelopeRecipientsList200Response, EnvelopeRecipientsListParams, EnvelopeRecipientsListQueryParams, EnvelopeRecipientsListResponses, EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateBody, EnvelopeRecipientsUpdateHeader, EnvelopeRecipientsUpdateParams, EnvelopeRecipientsUpdateQueryParams, EnvelopeRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipients';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeRecipientsList`.
 */
export interface EnvelopeRecipientsListInput {
    path: PathOf<EnvelopeRecipientsListParams>;
    query?: EnvelopeRecipientsListQueryParams | undefined;
}
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
export const envelopeRecipientsList: Operation<EnvelopeRecipientsListInput, EnvelopeRecipientsList200Response, EnvelopeRecipientsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * The input of `envelopeRecipientsCreate`.
 */
export interface EnvelopeRecipientsCreateInput {
    path: PathOf<EnvelopeRecipientsCreateParams>;
    query?: EnvelopeRecipientsCreateQueryParams | undefined;
    header?: EnvelopeRecipientsCreateHeader | undefined;
    body: EnvelopeRecipientsCreateBody;
}
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
export const envelopeRecipientsCreate: Operation<EnvelopeRecipientsCreateInput, EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * The input of `envelopeRecipientsUpdate`.
 */
export interface EnvelopeRecipientsUpdateInput {
    path: PathOf<EnvelopeRecipientsUpdateParams>;
    query?: EnvelopeRecipientsUpdateQueryParams | undefined;
    header?: EnvelopeRecipientsUpdateHeader | undefined;
    body?: EnvelopeRecipientsUpdateBody | undefined;
}
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
export const envelopeRecipientsUpdate: Operation<EnvelopeRecipientsUpdateInput, EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * The input of `envelopeRecipientsDeleteList`.
 */
export interface EnvelopeRecipientsDeleteListInput {
    path: PathOf<EnvelopeRecipientsDeleteListParams>;
    header?: EnvelopeRecipientsDeleteListHeader | undefined;
    body: EnvelopeRecipientsDeleteListBody;
}
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
export const envelopeRecipientsDeleteList: Operation<EnvelopeRecipientsDeleteListInput, EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * The input of `envelopeRecipientsDelete`.
 */
export interface EnvelopeRecipientsDeleteInput {
    path: PathOf<EnvelopeRecipientsDeleteParams>;
    header?: EnvelopeRecipientsDeleteHeader | undefined;
}
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
export const envelopeRecipientsDelete: Operation<EnvelopeRecipientsDeleteInput, EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}');


/**
 * The input of `envelopeRecipientsCreateRecipientProofFileLink`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkInput {
    path: PathOf<EnvelopeRecipientsCreateRecipientProofFileLinkParams>;
}
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
export const envelopeRecipientsCreateRecipientProofFileLink: Operation<EnvelopeRecipientsCreateRecipientProofFileLinkInput, EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_createRecipientProofFileLink', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof');


/**
 * The input of `envelopeRecipientsCreateRecipientProofFileResourceToken`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput {
    path: PathOf<EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams>;
    query?: EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams | undefined;
}
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
export const envelopeRecipientsCreateRecipientProofFileResourceToken: Operation<EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput, EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_createRecipientProofFileResourceToken', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token');


/**
 * The input of `envelopeRecipientsCreateEnvelopeRecipientPreview`.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput {
    path: PathOf<EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams>;
    body: EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody;
}
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
export const envelopeRecipientsCreateEnvelopeRecipientPreview: Operation<EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput, EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_createEnvelopeRecipientPreview', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview');


/**
 * The input of `envelopeRecipientsCreateRecipientManualReviewView`.
 */
export interface EnvelopeRecipientsCreateRecipientManualReviewViewInput {
    path: PathOf<EnvelopeRecipientsCreateRecipientManualReviewViewParams>;
}
/**
 * Open the review of an identity check.
 *
 * Returns the URL of the page on which the sender reviews the identity documents of a recipient
 * whose check could not be decided automatically. The URL can be used only once and expires
 * after a short time.
 *
 * EnvelopeRecipients_createRecipientManualReviewView: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/views/identity_manual_review`
 */
export const envelopeRecipientsCreateRecipientManualReviewView: Operation<EnvelopeRecipientsCreateRecipientManualReviewViewInput, EnvelopeRecipientsCreateRecipientManualReviewView201Response, EnvelopeRecipientsCreateRecipientManualReviewViewResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeRecipients_createRecipientManualReviewView', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/views/identity_manual_review');

