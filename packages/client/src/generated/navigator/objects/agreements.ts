// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AgreementsCreateAgreementSummary200Response, AgreementsCreateAgreementSummaryResponses, AgreementsDeleteAgreement204Response, AgreementsDeleteAgreementResponses, AgreementsGetAgreement200Response, AgreementsGetAgreementResponses, AgreementsGetAgreementsList200Response, AgreementsGetAgreementsListResponses } from '@countersign/types/navigator/agreements';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { AgreementsCreateAgreementSummaryInput, AgreementsDeleteAgreementInput, AgreementsGetAgreementInput, AgreementsGetAgreementsListInput } from '../agreements.js';
import { agreementsCreateAgreementSummary, agreementsDeleteAgreement, agreementsGetAgreement, agreementsGetAgreementsList } from '../agreements.js';
/**
 * The agreements of an account, with what was found in them.
 */
export interface Agreements {
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
    getAgreementsList(input?: AgreementsGetAgreementsListInput, options?: CallOptions): PagedCall<AgreementsGetAgreementsList200Response, AgreementsGetAgreementsListResponses, NonNullable<AgreementsGetAgreementsList200Response['data']>[number]>;
    /**
     * Get an agreement.
     *
     * Returns an agreement with what was found in it, and the address of its document.
     *
     * Agreements_GetAgreement: `GET /v1/accounts/{accountId}/agreements/{agreementId}`
     *
     * The token needs the scope `adm_store_unified_repo_read`.
     */
    getAgreement(input: AgreementsGetAgreementInput, options?: CallOptions): Call<AgreementsGetAgreement200Response, AgreementsGetAgreementResponses>;
    /**
     * Delete an agreement.
     *
     * Deletes an agreement from the repository. The envelope from which it comes stays as it is.
     *
     * Agreements_DeleteAgreement: `DELETE /v1/accounts/{accountId}/agreements/{agreementId}`
     *
     * The token needs the scope `adm_store_unified_repo_read`.
     */
    deleteAgreement(input: AgreementsDeleteAgreementInput, options?: CallOptions): Call<AgreementsDeleteAgreement204Response, AgreementsDeleteAgreementResponses>;
    /**
     * Summarize an agreement.
     *
     * Returns a summary of an agreement. The request has no body.
     *
     * Agreements_createAgreementSummary: `POST /v1/accounts/{accountId}/agreements/{agreementId}/ai/actions/summarize`
     *
     * The token needs the scope `adm_store_unified_repo_read`.
     */
    createAgreementSummary(input: AgreementsCreateAgreementSummaryInput, options?: CallOptions): Call<AgreementsCreateAgreementSummary200Response, AgreementsCreateAgreementSummaryResponses>;
}
/**
 * Creates an object whose methods are the functions of Agreements.
 */
export function agreements(client: Client<'navigator'>): Agreements {
    return {
        getAgreementsList: agreementsGetAgreementsList.bind(null, client),
        getAgreement: agreementsGetAgreement.bind(null, client),
        deleteAgreement: agreementsDeleteAgreement.bind(null, client),
        createAgreementSummary: agreementsCreateAgreementSummary.bind(null, client)
    };
}

