/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateBody, EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody, EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses, EnvelopeRecipientsCreateHeader, EnvelopeRecipientsCreateParams, EnvelopeRecipientsCreateQueryParams, EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkParams, EnvelopeRecipientsCreateRecipientProofFileLinkResponses, EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses, EnvelopeRecipientsCreateResponses, EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteHeader, EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListBody, EnvelopeRecipientsDeleteListHeader, EnvelopeRecipientsDeleteListParams, EnvelopeRecipientsDeleteListResponses, EnvelopeRecipientsDeleteParams, EnvelopeRecipientsDeleteResponses, EnvelopeRecipientsList200Response, EnvelopeRecipientsListParams, EnvelopeRecipientsListQueryParams, EnvelopeRecipientsListResponses, EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateBody, EnvelopeRecipientsUpdateHeader, EnvelopeRecipientsUpdateParams, EnvelopeRecipientsUpdateQueryParams, EnvelopeRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-recipients';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeRecipientsList` takes.
 */
export interface EnvelopeRecipientsListInput {
    path: PathOf<EnvelopeRecipientsListParams>;
    query?: EnvelopeRecipientsListQueryParams | undefined;
}
/**
 * List the recipients of an envelope.
 *
 * Gives all recipients of an envelope, in one list for each kind, each with its turn and how far
 * it has come. Tabs come along only with `include_tabs`. There is no paging, since an envelope
 * has 100 recipients at most.
 *
 * Sender, recipients and administrators of the account may ask, whatever the status of the
 * envelope. Documents that are hidden from a recipient stand in its `excludedDocuments`.
 *
 * EnvelopeRecipients_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 */
export const envelopeRecipientsList: Operation<EnvelopeRecipientsListInput, EnvelopeRecipientsList200Response, EnvelopeRecipientsListResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * What `envelopeRecipientsCreate` takes.
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
 * Adds recipients of any kind to an envelope that is a draft or in process. Each needs a
 * `recipientId` that nobody else in the envelope has, and before the envelope goes out a name and an
 * address, or a signing group. In an envelope that was sent already, a new recipient is written to
 * when its turn comes.
 *
 * Tabs may come along with the recipients. A document can be kept from a recipient only if the
 * administrator has switched on document visibility for the account and the recipient has no tab on
 * it; copies, certified deliveries, editors and agents always see all documents.
 *
 * Sender and administrators may add recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeRecipients_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 */
export const envelopeRecipientsCreate: Operation<EnvelopeRecipientsCreateInput, EnvelopeRecipientsCreate201Response, EnvelopeRecipientsCreateResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * What `envelopeRecipientsUpdate` takes.
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
 * Changes recipients, each found by its `recipientId`. In a draft every field may be changed, and a
 * recipient with a new `recipientId` is added. In an envelope in process a recipient who has not
 * finished may be corrected: address, name, signing group, kind, turn, note, words of the e-mails
 * and whether they go out, way of delivery, access code, checks of the identity, custom fields,
 * document visibility, and what an agent may change. Tabs in the request are ignored; they have
 * operations of their own.
 *
 * A recipient who has signed is left as it is, with `RECIPIENT_UPDATE_FAILED` in its entry of the
 * answer, while the others are changed. `resend_envelope` sends the e-mails to those whose turn it
 * is once more, and may be all that the call asks for.
 *
 * A document can be hidden only if the administrator has switched on document visibility for the
 * account and the recipient has no tab on it. It is then also missing from the recipient's lists of
 * envelopes, documents and page images. Copies, certified deliveries, editors and agents always see
 * all documents.
 *
 * Sender and administrators may change recipients, as may an editor whose turn it is. Whoever holds
 * a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeRecipients_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 */
export const envelopeRecipientsUpdate: Operation<EnvelopeRecipientsUpdateInput, EnvelopeRecipientsUpdate200Response, EnvelopeRecipientsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * What `envelopeRecipientsDeleteList` takes.
 */
export interface EnvelopeRecipientsDeleteListInput {
    path: PathOf<EnvelopeRecipientsDeleteListParams>;
    header?: EnvelopeRecipientsDeleteListHeader | undefined;
    body: EnvelopeRecipientsDeleteListBody;
}
/**
 * Remove recipients from an envelope.
 *
 * Takes several recipients out of an envelope that is a draft or in process, together with their
 * tabs. The request names them by `recipientId`, in the list of their kind. A recipient who has
 * finished stays, and so does one whom a template requires.
 *
 * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * EnvelopeRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 */
export const envelopeRecipientsDeleteList: Operation<EnvelopeRecipientsDeleteListInput, EnvelopeRecipientsDeleteList200Response, EnvelopeRecipientsDeleteListResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients');


/**
 * What `envelopeRecipientsDelete` takes.
 */
export interface EnvelopeRecipientsDeleteInput {
    path: PathOf<EnvelopeRecipientsDeleteParams>;
    header?: EnvelopeRecipientsDeleteHeader | undefined;
}
/**
 * Remove a recipient from an envelope.
 *
 * Takes one recipient out of an envelope that is a draft or in process, together with the
 * recipient's tabs. A recipient who has finished cannot be removed, nor one whom a template
 * requires.
 *
 * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * EnvelopeRecipients_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
 */
export const envelopeRecipientsDelete: Operation<EnvelopeRecipientsDeleteInput, EnvelopeRecipientsDelete200Response, EnvelopeRecipientsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}');


/**
 * What `envelopeRecipientsCreateRecipientProofFileLink` takes.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkInput {
    path: PathOf<EnvelopeRecipientsCreateRecipientProofFileLinkParams>;
}
/**
 * Make a link to the evidence of an identity check.
 *
 * Makes an address at which people can look at the evidence that a recipient gave when the identity
 * was checked, such as the picture of a passport. Each call makes a new address, which works for a
 * short time only.
 *
 * The recipient must have been through a workflow of identity verification, and the caller must be
 * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
 * sender gave. There is no request body.
 *
 * EnvelopeRecipients_createRecipientProofFileLink: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof`
 */
export const envelopeRecipientsCreateRecipientProofFileLink: Operation<EnvelopeRecipientsCreateRecipientProofFileLinkInput, EnvelopeRecipientsCreateRecipientProofFileLink201Response, EnvelopeRecipientsCreateRecipientProofFileLinkResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_createRecipientProofFileLink', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof');


/**
 * What `envelopeRecipientsCreateRecipientProofFileResourceToken` takes.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput {
    path: PathOf<EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams>;
    query?: EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams | undefined;
}
/**
 * Make a token for the evidence of an identity check.
 *
 * Makes a token with which a program fetches the evidence that a recipient gave when the identity
 * was checked, and names the service that keeps the evidence. The token works for this recipient and
 * for a short time only. For an address that people can open there is the link instead.
 *
 * The recipient must have been through a workflow of identity verification, and the caller must be
 * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
 * sender gave. There is no request body.
 *
 * EnvelopeRecipients_createRecipientProofFileResourceToken: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token`
 */
export const envelopeRecipientsCreateRecipientProofFileResourceToken: Operation<EnvelopeRecipientsCreateRecipientProofFileResourceTokenInput, EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response, EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_createRecipientProofFileResourceToken', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token');


/**
 * What `envelopeRecipientsCreateEnvelopeRecipientPreview` takes.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput {
    path: PathOf<EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams>;
    body: EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody;
}
/**
 * Open an envelope as one of its recipients will see it.
 *
 * Makes the address of a page that shows the sender what a recipient will see, tabs included.
 * Nothing that is done there changes the envelope, nobody can sign there, and the recipient is
 * not told. A document that is hidden from the recipient is missing from the page too.
 *
 * The sender and administrators may look, also while the envelope is a draft. The address must be
 * opened at once; it works one time. `returnUrl` then gets the outcome as the query parameter
 * `event`.
 *
 * EnvelopeRecipients_createEnvelopeRecipientPreview: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview`
 */
export const envelopeRecipientsCreateEnvelopeRecipientPreview: Operation<EnvelopeRecipientsCreateEnvelopeRecipientPreviewInput, EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response, EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses> = /* @__PURE__ */ operation('EnvelopeRecipients_createEnvelopeRecipientPreview', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview');

