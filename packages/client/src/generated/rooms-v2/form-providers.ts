/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FormProvidersGetFormProviderAssociations200Response, FormProvidersGetFormProviderAssociationsParams, FormProvidersGetFormProviderAssociationsQueryParams, FormProvidersGetFormProviderAssociationsResponses } from '@countersign/types/rooms-v2/form-providers';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `formProvidersGetFormProviderAssociations`.
 */
export interface FormProvidersGetFormProviderAssociationsInput {
    path: PathOf<FormProvidersGetFormProviderAssociationsParams>;
    query?: FormProvidersGetFormProviderAssociationsQueryParams | undefined;
}
/**
 * List the associations of a form provider.
 *
 * Returns the associations whose forms a provider distributes. Each of them has a form library.
 * The list is paged: `startPosition` and `count` select a page.
 *
 * FormProviders_GetFormProviderAssociations: `GET /v2/accounts/{accountId}/form_providers/{providerId}/associations`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formProvidersGetFormProviderAssociations: PagedOperation<FormProvidersGetFormProviderAssociationsInput, FormProvidersGetFormProviderAssociations200Response, FormProvidersGetFormProviderAssociationsResponses, NonNullable<FormProvidersGetFormProviderAssociations200Response['formProviderAssociations']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('FormProviders_GetFormProviderAssociations', 'GET', '/v2/accounts/{accountId}/form_providers/{providerId}/associations', {
    paging: {
        items: 'formProviderAssociations',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});

