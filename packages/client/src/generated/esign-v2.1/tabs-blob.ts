/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TabsBlobGetTabsBlob200Response, TabsBlobGetTabsBlobParams, TabsBlobGetTabsBlobResponses, TabsBlobPutTabsBlob200Response, TabsBlobPutTabsBlobParams, TabsBlobPutTabsBlobResponses } from '@countersign/types/esign-v2.1/tabs-blob';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `tabsBlobGetTabsBlob`.
 */
export interface TabsBlobGetTabsBlobInput {
    path: PathOf<TabsBlobGetTabsBlobParams>;
}
/**
 * Check the stored tabs of an envelope.
 *
 * The service keeps it for its own pages. What it contains is not public, and the response has
 * no body.
 *
 * TabsBlob_getTabsBlob: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
 */
export const tabsBlobGetTabsBlob: Operation<TabsBlobGetTabsBlobInput, TabsBlobGetTabsBlob200Response, TabsBlobGetTabsBlobResponses, 'esign'> = /* @__PURE__ */ operation('TabsBlob_getTabsBlob', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob');


/**
 * The input of `tabsBlobPutTabsBlob`.
 */
export interface TabsBlobPutTabsBlobInput {
    path: PathOf<TabsBlobPutTabsBlobParams>;
}
/**
 * Store the tabs of an envelope.
 *
 * The service keeps it for its own pages. What it contains is not public, and neither the
 * request nor the response has a body.
 *
 * TabsBlob_putTabsBlob: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob`
 */
export const tabsBlobPutTabsBlob: Operation<TabsBlobPutTabsBlobInput, TabsBlobPutTabsBlob200Response, TabsBlobPutTabsBlobResponses, 'esign'> = /* @__PURE__ */ operation('TabsBlob_putTabsBlob', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/tabs_blob');

