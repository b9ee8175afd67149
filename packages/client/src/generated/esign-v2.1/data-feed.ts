/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DataFeedGetDataFeedElement200Response, DataFeedGetDataFeedElementParams, DataFeedGetDataFeedElementResponses } from '@countersign/types/esign-v2.1/data-feed';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `dataFeedGetDataFeedElement`.
 */
export interface DataFeedGetDataFeedElementInput {
    path: PathOf<DataFeedGetDataFeedElementParams>;
}
/**
 * Read an entry of a data feed.
 *
 * Returns an entry that the service has put into a data feed of the account. What it contains is
 * not public, and the response has no body.
 *
 * DataFeed_getDataFeedElement: `GET /v2.1/accounts/{accountId}/data_feeds/data/{dataFeedElementId}`
 */
export const dataFeedGetDataFeedElement: Operation<DataFeedGetDataFeedElementInput, DataFeedGetDataFeedElement200Response, DataFeedGetDataFeedElementResponses, 'esign'> = /* @__PURE__ */ operation('DataFeed_getDataFeedElement', 'GET', '/v2.1/accounts/{accountId}/data_feeds/data/{dataFeedElementId}');

