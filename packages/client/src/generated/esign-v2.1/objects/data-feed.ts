// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DataFeedGetDataFeedElement200Response, DataFeedGetDataFeedElementResponses } from '@countersign/types/esign-v2.1/data-feed';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DataFeedGetDataFeedElementInput } from '../data-feed.js';
import { dataFeedGetDataFeedElement } from '../data-feed.js';
/**
 * The data feeds of an account.
 */
export interface DataFeed {
    /**
     * Read an entry of a data feed.
     *
     * Returns an entry that the service has put into a data feed of the account. What it contains is
     * not public, and the response has no body.
     *
     * DataFeed_getDataFeedElement: `GET /v2.1/accounts/{accountId}/data_feeds/data/{dataFeedElementId}`
     */
    getDataFeedElement(input: DataFeedGetDataFeedElementInput, options?: CallOptions): Call<DataFeedGetDataFeedElement200Response, DataFeedGetDataFeedElementResponses>;
}
/**
 * Creates an object whose methods are the functions of DataFeed.
 */
export function dataFeed(client: Client<'esign'>): DataFeed {
    return {
        getDataFeedElement: dataFeedGetDataFeedElement.bind(null, client)
    };
}

