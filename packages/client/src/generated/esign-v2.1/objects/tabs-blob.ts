// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabsBlobGetTabsBlob200Response, TabsBlobGetTabsBlobResponses, TabsBlobPutTabsBlob200Response, TabsBlobPutTabsBlobResponses } from '@countersign/types/esign-v2.1/tabs-blob';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TabsBlobGetTabsBlobInput, TabsBlobPutTabsBlobInput } from '../tabs-blob.js';
import { tabsBlobGetTabsBlob, tabsBlobPutTabsBlob } from '../tabs-blob.js';
/**
 * Stored tabs of an envelope, which the service keeps for its own pages.
 */
export interface TabsBlob {
    /**
     * Check the stored tabs of an envelope.
     *
     * The service keeps it for its own pages. What it contains is not public, and the response has
     * no body.
     *
     * TabsBlob_getTabsBlob: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
     */
    getTabsBlob(input: TabsBlobGetTabsBlobInput, options?: CallOptions): Call<TabsBlobGetTabsBlob200Response, TabsBlobGetTabsBlobResponses>;
    /**
     * Store the tabs of an envelope.
     *
     * The service keeps it for its own pages. What it contains is not public, and neither the
     * request nor the response has a body.
     *
     * TabsBlob_putTabsBlob: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
     */
    putTabsBlob(input: TabsBlobPutTabsBlobInput, options?: CallOptions): Call<TabsBlobPutTabsBlob200Response, TabsBlobPutTabsBlobResponses>;
}
/**
 * Creates an object whose methods are the functions of TabsBlob.
 */
export function tabsBlob(client: Client<'esign'>): TabsBlob {
    return {
        getTabsBlob: tabsBlobGetTabsBlob.bind(null, client),
        putTabsBlob: tabsBlobPutTabsBlob.bind(null, client)
    };
}

