/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AgreementsCreateAgreementSummary200Response, AgreementsCreateAgreementSummaryParams, AgreementsCreateAgreementSummaryResponses, AgreementsDeleteAgreement204Response, AgreementsDeleteAgreementParams, AgreementsDeleteAgreementResponses, AgreementsGetAgreement200Response, AgreementsGetAgreementParams, AgreementsGetAgreementResponses, AgreementsGetAgreementsList200Response, AgreementsGetAgreementsListParams, AgreementsGetAgreementsListQueryParams, AgreementsGetAgreementsListResponses } from '@countersign/types/navigator/agreements';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `agreementsGetAgreementsList`.
 */
export interface AgreementsGetAgreementsListInput {
    path?: PathOf<AgreementsGetAgreementsListParams> | undefined;
    query?: AgreementsGetAgreementsListQueryParams | undefined;
}
/**
 * List the agreements.
 *
 * Returns the agreements of an account that are in its repository: documents of completed envelopes,
 * and uploaded ones. The list is paged: `limit` sets the size of a page, and `_links/next` is the
 * address of the next one.
 *
 * Parameters with the name of a field return only agreements with that value; operators in brackets
 * compare otherwise (`[gt]`, `[gte]`, `[lt]`, `[lte]`, `[ne]`, `[eq]`, `[in]`). `$filter` has
 * expressions, `$search` looks for words, and `$select` returns only some fields.
 *
 * Agreements_GetAgreementsList: `GET /v1/accounts/{accountId}/agreements`
 *
 * The token needs the scope `adm_store_unified_repo_read`.
 */
export const agreementsGetAgreementsList: PagedOperation<AgreementsGetAgreementsListInput, AgreementsGetAgreementsList200Response, AgreementsGetAgreementsListResponses, NonNullable<AgreementsGetAgreementsList200Response['data']>[number], 'navigator'> = /* @__PURE__ */ pagedOperation('Agreements_GetAgreementsList', 'GET', '/v1/accounts/{accountId}/agreements', {
    paging: {
        items: 'data',
        next: '_links/next/href'
    }
});


/**
 * The input of `agreementsGetAgreement`.
 */
export interface AgreementsGetAgreementInput {
    path: PathOf<AgreementsGetAgreementParams>;
}
/**
 * Get an agreement.
 *
 * Returns an agreement with what was found in it, and the address of its document.
 *
 * Agreements_GetAgreement: `GET /v1/accounts/{accountId}/agreements/{agreementId}`
 *
 * The token needs the scope `adm_store_unified_repo_read`.
 */
export const agreementsGetAgreement: Operation<AgreementsGetAgreementInput, AgreementsGetAgreement200Response, AgreementsGetAgreementResponses, 'navigator'> = /* @__PURE__ */ operation('Agreements_GetAgreement', 'GET', '/v1/accounts/{accountId}/agreements/{agreementId}');


/**
 * The input of `agreementsDeleteAgreement`.
 */
export interface AgreementsDeleteAgreementInput {
    path: PathOf<AgreementsDeleteAgreementParams>;
}
/**
 * Delete an agreement.
 *
 * Deletes an agreement from the repository. The envelope from which it comes stays as it is.
 *
 * Agreements_DeleteAgreement: `DELETE /v1/accounts/{accountId}/agreements/{agreementId}`
 *
 * The token needs the scope `adm_store_unified_repo_read`.
 */
export const agreementsDeleteAgreement: Operation<AgreementsDeleteAgreementInput, AgreementsDeleteAgreement204Response, AgreementsDeleteAgreementResponses, 'navigator'> = /* @__PURE__ */ operation('Agreements_DeleteAgreement', 'DELETE', '/v1/accounts/{accountId}/agreements/{agreementId}');


/**
 * The input of `agreementsCreateAgreementSummary`.
 */
export interface AgreementsCreateAgreementSummaryInput {
    path: PathOf<AgreementsCreateAgreementSummaryParams>;
}
/**
 * Summarize an agreement.
 *
 * Returns a summary of an agreement. The request has no body.
 *
 * Agreements_createAgreementSummary: `POST /v1/accounts/{accountId}/agreements/{agreementId}/ai/actions/summarize`
 *
 * The token needs the scope `adm_store_unified_repo_read`.
 */
export const agreementsCreateAgreementSummary: Operation<AgreementsCreateAgreementSummaryInput, AgreementsCreateAgreementSummary200Response, AgreementsCreateAgreementSummaryResponses, 'navigator'> = /* @__PURE__ */ operation('Agreements_createAgreementSummary', 'POST', '/v1/accounts/{accountId}/agreements/{agreementId}/ai/actions/summarize');

