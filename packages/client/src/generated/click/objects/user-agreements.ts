// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAgreementsGetAgreement200Response, UserAgreementsGetAgreementDocument200Response, UserAgreementsGetAgreementDocumentResponses, UserAgreementsGetAgreementPdf200Response, UserAgreementsGetAgreementPdfResponses, UserAgreementsGetAgreementResponses, UserAgreementsGetClickwrapAgreements200Response, UserAgreementsGetClickwrapAgreementsResponses, UserAgreementsGetClickwrapVersionAgreements200Response, UserAgreementsGetClickwrapVersionAgreementsResponses, UserAgreementsPostBulkClickwrapAgreements201Response, UserAgreementsPostBulkClickwrapAgreementsResponses, UserAgreementsPostHasAgreed200Response, UserAgreementsPostHasAgreed201Response, UserAgreementsPostHasAgreedResponses } from '@countersign/types/click/user-agreements';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { UserAgreementsGetAgreementDocumentInput, UserAgreementsGetAgreementInput, UserAgreementsGetAgreementPdfInput, UserAgreementsGetClickwrapAgreementsInput, UserAgreementsGetClickwrapVersionAgreementsInput, UserAgreementsPostBulkClickwrapAgreementsInput, UserAgreementsPostHasAgreedInput } from '../user-agreements.js';
import { userAgreementsGetAgreement, userAgreementsGetAgreementDocument, userAgreementsGetAgreementPdf, userAgreementsGetClickwrapAgreements, userAgreementsGetClickwrapVersionAgreements, userAgreementsPostBulkClickwrapAgreements, userAgreementsPostHasAgreed } from '../user-agreements.js';
/**
 * The answer of one person to the active version of a clickwrap, from the moment the application
 * asks for its address.
 */
export interface UserAgreements {
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
    postHasAgreed(input: UserAgreementsPostHasAgreedInput, options?: CallOptions): Call<UserAgreementsPostHasAgreed200Response | UserAgreementsPostHasAgreed201Response, UserAgreementsPostHasAgreedResponses>;
    /**
     * Read an agreement.
     *
     * Returns the answer of a person with the documents and settings of its version.
     *
     * UserAgreements_GetAgreement: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}`
     *
     * The token needs the scope `click.manage` or `click.send`.
     */
    getAgreement(input: UserAgreementsGetAgreementInput, options?: CallOptions): Call<UserAgreementsGetAgreement200Response, UserAgreementsGetAgreementResponses>;
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
    getAgreementPdf(input: UserAgreementsGetAgreementPdfInput, options?: CallOptions): DocumentCall<UserAgreementsGetAgreementPdf200Response, UserAgreementsGetAgreementPdfResponses>;
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
    postBulkClickwrapAgreements(input: UserAgreementsPostBulkClickwrapAgreementsInput, options?: CallOptions): Call<UserAgreementsPostBulkClickwrapAgreements201Response, UserAgreementsPostBulkClickwrapAgreementsResponses>;
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
    getClickwrapAgreements(input: UserAgreementsGetClickwrapAgreementsInput, options?: CallOptions): Call<UserAgreementsGetClickwrapAgreements200Response, UserAgreementsGetClickwrapAgreementsResponses>;
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
    getAgreementDocument(input: UserAgreementsGetAgreementDocumentInput, options?: CallOptions): Call<UserAgreementsGetAgreementDocument200Response, UserAgreementsGetAgreementDocumentResponses>;
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
    getClickwrapVersionAgreements(input: UserAgreementsGetClickwrapVersionAgreementsInput, options?: CallOptions): Call<UserAgreementsGetClickwrapVersionAgreements200Response, UserAgreementsGetClickwrapVersionAgreementsResponses>;
}
/**
 * Creates an object whose methods are the functions of UserAgreements.
 */
export function userAgreements(client: Client<'click'>): UserAgreements {
    return {
        postHasAgreed: userAgreementsPostHasAgreed.bind(null, client),
        getAgreement: userAgreementsGetAgreement.bind(null, client),
        getAgreementPdf: userAgreementsGetAgreementPdf.bind(null, client),
        postBulkClickwrapAgreements: userAgreementsPostBulkClickwrapAgreements.bind(null, client),
        getClickwrapAgreements: userAgreementsGetClickwrapAgreements.bind(null, client),
        getAgreementDocument: userAgreementsGetAgreementDocument.bind(null, client),
        getClickwrapVersionAgreements: userAgreementsGetClickwrapVersionAgreements.bind(null, client)
    };
}

