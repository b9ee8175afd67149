/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserAgreementsGetAgreement200Response, UserAgreementsGetAgreementDocument200Response, UserAgreementsGetAgreementDocumentParams, UserAgreementsGetAgreementDocumentResponses, UserAgreementsGetAgreementParams, UserAgreementsGetAgreementPdf200Response, UserAgreementsGetAgreementPdfParams, UserAgreementsGetAgreementPdfQueryParams, UserAgreementsGetAgreementPdfResponses, UserAgreementsGetAgreementResponses, UserAgreementsGetClickwrapAgreements200Response, UserAgreementsGetClickwrapAgreementsParams, UserAgreementsGetClickwrapAgreementsQueryParams, UserAgreementsGetClickwrapAgreementsResponses, UserAgreementsGetClickwrapVersionAgreements200Response, UserAgreementsGetClickwrapVersionAgreementsParams, UserAgreementsGetClickwrapVersionAgreementsQueryParams, UserAgreementsGetClickwrapVersionAgreementsResponses, UserAgreementsPostBulkClickwrapAgreements201Response, UserAgreementsPostBulkClickwrapAgreementsBody, UserAgreementsPostBulkClickwrapAgreementsParams, UserAgreementsPostBulkClickwrapAgreementsResponses, UserAgreementsPostHasAgreed200Response, UserAgreementsPostHasAgreed201Response, UserAgreementsPostHasAgreedBody, UserAgreementsPostHasAgreedParams, UserAgreementsPostHasAgreedResponses } from '@countersign/types/click/user-agreements';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * The input of `userAgreementsPostHasAgreed`.
 */
export interface UserAgreementsPostHasAgreedInput {
    path: PathOf<UserAgreementsPostHasAgreedParams>;
    body: UserAgreementsPostHasAgreedBody;
}
/**
 * Ask for the agreement of a person.
 *
 * Reports whether a person has agreed to the active version of a clickwrap. If not, the response
 * is 201 with the URL at which the person can answer, for an hour. A person who has agreed gets
 * 200 without a URL, until a version requires agreeing again or the interval of
 * `scheduledReacceptance` is over.
 *
 * UserAgreements_PostHasAgreed: `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements`
 *
 * The token needs the scopes `click.manage` and `click.send`.
 */
export const userAgreementsPostHasAgreed: Operation<UserAgreementsPostHasAgreedInput, UserAgreementsPostHasAgreed200Response | UserAgreementsPostHasAgreed201Response, UserAgreementsPostHasAgreedResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_PostHasAgreed', 'POST', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements');


/**
 * The input of `userAgreementsGetAgreement`.
 */
export interface UserAgreementsGetAgreementInput {
    path: PathOf<UserAgreementsGetAgreementParams>;
}
/**
 * Read an agreement.
 *
 * Returns the answer of a person with the documents and settings of its version.
 *
 * UserAgreements_GetAgreement: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}`
 *
 * The token needs the scope `click.manage` or `click.send`.
 */
export const userAgreementsGetAgreement: Operation<UserAgreementsGetAgreementInput, UserAgreementsGetAgreement200Response, UserAgreementsGetAgreementResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_GetAgreement', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}');


/**
 * The input of `userAgreementsGetAgreementPdf`.
 */
export interface UserAgreementsGetAgreementPdfInput {
    path: PathOf<UserAgreementsGetAgreementPdfParams>;
    query?: UserAgreementsGetAgreementPdfQueryParams | undefined;
}
/**
 * Download an agreement as PDF.
 *
 * Returns the documents that a person has agreed to as one PDF. With `include_coc` the certificate
 * of completion is behind them, which has the values of the fields.
 *
 * UserAgreements_GetAgreementPdf: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}/download`
 *
 * The token needs the scope `click.manage` or `click.send`.
 */
export const userAgreementsGetAgreementPdf: DocumentOperation<UserAgreementsGetAgreementPdfInput, UserAgreementsGetAgreementPdf200Response, UserAgreementsGetAgreementPdfResponses, 'click'> = /* @__PURE__ */ documentOperation('UserAgreements_GetAgreementPdf', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}/download');


/**
 * The input of `userAgreementsPostBulkClickwrapAgreements`.
 */
export interface UserAgreementsPostBulkClickwrapAgreementsInput {
    path: PathOf<UserAgreementsPostBulkClickwrapAgreementsParams>;
    body: UserAgreementsPostBulkClickwrapAgreementsBody;
}
/**
 * Export the agreements of a clickwrap.
 *
 * Begins an export of the agreements of a clickwrap. The caller gets an e-mail when the file can
 * be downloaded.
 *
 * UserAgreements_PostBulkClickwrapAgreements: `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/bulk_agreements`
 *
 * The token needs the scope `click.manage`.
 */
export const userAgreementsPostBulkClickwrapAgreements: Operation<UserAgreementsPostBulkClickwrapAgreementsInput, UserAgreementsPostBulkClickwrapAgreements201Response, UserAgreementsPostBulkClickwrapAgreementsResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_PostBulkClickwrapAgreements', 'POST', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/bulk_agreements');


/**
 * The input of `userAgreementsGetClickwrapAgreements`.
 */
export interface UserAgreementsGetClickwrapAgreementsInput {
    path: PathOf<UserAgreementsGetClickwrapAgreementsParams>;
    query?: UserAgreementsGetClickwrapAgreementsQueryParams | undefined;
}
/**
 * List the agreements of a clickwrap.
 *
 * Returns the agreements of all people with all versions of a clickwrap, the newest first. A page
 * has up to 40 entries; `page_number` selects one.
 *
 * UserAgreements_GetClickwrapAgreements: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/users`
 *
 * The token needs the scope `click.manage`.
 */
export const userAgreementsGetClickwrapAgreements: Operation<UserAgreementsGetClickwrapAgreementsInput, UserAgreementsGetClickwrapAgreements200Response, UserAgreementsGetClickwrapAgreementsResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_GetClickwrapAgreements', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/users');


/**
 * The input of `userAgreementsGetAgreementDocument`.
 */
export interface UserAgreementsGetAgreementDocumentInput {
    path: PathOf<UserAgreementsGetAgreementDocumentParams>;
}
/**
 * Read a document of a version.
 *
 * Returns a document of a version with its content, by its order, or the consumer disclosure of
 * the account.
 *
 * UserAgreements_GetAgreementDocument: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/documents/{orderOrDisclosure}`
 *
 * The token needs the scope `click.sign`.
 */
export const userAgreementsGetAgreementDocument: Operation<UserAgreementsGetAgreementDocumentInput, UserAgreementsGetAgreementDocument200Response, UserAgreementsGetAgreementDocumentResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_GetAgreementDocument', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/documents/{orderOrDisclosure}');


/**
 * The input of `userAgreementsGetClickwrapVersionAgreements`.
 */
export interface UserAgreementsGetClickwrapVersionAgreementsInput {
    path: PathOf<UserAgreementsGetClickwrapVersionAgreementsParams>;
    query?: UserAgreementsGetClickwrapVersionAgreementsQueryParams | undefined;
}
/**
 * List the agreements of a version.
 *
 * Returns the agreements of all people with one version of a clickwrap, the newest first. A page
 * has up to 40 entries; `page_number` selects one.
 *
 * UserAgreements_GetClickwrapVersionAgreements: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/users`
 *
 * The token needs the scope `click.manage`.
 */
export const userAgreementsGetClickwrapVersionAgreements: Operation<UserAgreementsGetClickwrapVersionAgreementsInput, UserAgreementsGetClickwrapVersionAgreements200Response, UserAgreementsGetClickwrapVersionAgreementsResponses, 'click'> = /* @__PURE__ */ operation('UserAgreements_GetClickwrapVersionAgreements', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/users');

