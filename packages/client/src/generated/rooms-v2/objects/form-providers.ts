// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormProvidersGetFormProviderAssociations200Response, FormProvidersGetFormProviderAssociationsResponses } from '@countersign/types/rooms-v2/form-providers';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { FormProvidersGetFormProviderAssociationsInput } from '../form-providers.js';
import { formProvidersGetFormProviderAssociations } from '../form-providers.js';
/**
 * A form provider distributes the forms of one or more associations.
 */
export interface FormProviders {
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
    getFormProviderAssociations(input: FormProvidersGetFormProviderAssociationsInput, options?: CallOptions): PagedCall<FormProvidersGetFormProviderAssociations200Response, FormProvidersGetFormProviderAssociationsResponses, NonNullable<FormProvidersGetFormProviderAssociations200Response['formProviderAssociations']>[number]>;
}
/**
 * Creates an object whose methods are the functions of FormProviders.
 */
export function formProviders(client: Client<'rooms'>): FormProviders {
    return {
        getFormProviderAssociations: formProvidersGetFormProviderAssociations.bind(null, client)
    };
}

