// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DataSetGetStream200Response, DataSetGetStreamResponses, DataSetPostWebQuery200Response, DataSetPostWebQueryResponses, DataSetStream200Response, DataSetStreamResponses } from '@countersign/types/monitor/data-set';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { DataSetGetStreamInput, DataSetPostWebQueryInput, DataSetStreamInput } from '../data-set.js';
import { dataSetGetStream, dataSetPostWebQuery, dataSetStream } from '../data-set.js';
/**
 * The events of the accounts of an organization, in the order in which they arrived. The oldest
 * are of 2021.
 */
export interface DataSet {
    /**
     * Read events of an organization.
     *
     * Returns a page of the events of the organization that the caller administers, in the order in which
     * they arrived. Start with a date and time as the `cursor`, and send the `endCursor` of each page
     * with the next request. Where it equals the cursor that was sent, there is nothing new; repeat the
     * request a minute later.
     *
     * DataSet_getStream: `GET /api/v{version}/datasets/{dataSetName}/stream`
     *
     * The token needs the scope `impersonation`.
     */
    getStream(input: DataSetGetStreamInput, options?: CallOptions): Call<DataSetGetStream200Response, DataSetGetStreamResponses>;
    /**
     * Query events of an organization.
     *
     * Returns the events of the organization that the caller administers and that meet all filters of the
     * query. The vendor no longer lists this operation; its examples and its older clients call it.
     * Programs that need every event read the stream instead.
     *
     * DataSet_postWebQuery: `POST /api/v{version}/datasets/{dataSetName}/web_query`
     *
     * The token needs the scope `impersonation`.
     */
    postWebQuery(input: DataSetPostWebQueryInput, options?: CallOptions): Call<DataSetPostWebQuery200Response, DataSetPostWebQueryResponses>;
    /**
     * Read events of one organization.
     *
     * Returns a page of the events of the organization in the path, in the order in which they arrived.
     * It has replaced `DataSet_getStream` on a host of its own, and has the same parameters and events.
     * The caller must be an administrator of the organization, and of no other.
     *
     * DataSet_stream: `GET /v1/organizations/{organizationId}/stream`
     *
     * The token needs the scope `impersonation`.
     */
    stream(input?: DataSetStreamInput, options?: CallOptions): Call<DataSetStream200Response, DataSetStreamResponses>;
}
/**
 * Creates an object whose methods are the functions of DataSet.
 */
export function dataSet(client: Client): DataSet {
    return {
        getStream: dataSetGetStream.bind(null, client),
        postWebQuery: dataSetPostWebQuery.bind(null, client),
        stream: dataSetStream.bind(null, client)
    };
}

