/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DataSetGetStream200Response, DataSetGetStreamParams, DataSetGetStreamQueryParams, DataSetGetStreamResponses, DataSetPostWebQuery200Response, DataSetPostWebQueryBody, DataSetPostWebQueryParams, DataSetPostWebQueryResponses, DataSetStream200Response, DataSetStreamParams, DataSetStreamQueryParams, DataSetStreamResponses } from '@countersign/types/monitor/data-set';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `dataSetGetStream`.
 */
export interface DataSetGetStreamInput {
    path: PathOf<DataSetGetStreamParams>;
    query?: DataSetGetStreamQueryParams | undefined;
}
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
export const dataSetGetStream: Operation<DataSetGetStreamInput, DataSetGetStream200Response, DataSetGetStreamResponses, 'monitor'> = /* @__PURE__ */ operation('DataSet_getStream', 'GET', '/api/v{version}/datasets/{dataSetName}/stream');


/**
 * The input of `dataSetPostWebQuery`.
 */
export interface DataSetPostWebQueryInput {
    path: PathOf<DataSetPostWebQueryParams>;
    body: DataSetPostWebQueryBody;
}
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
export const dataSetPostWebQuery: Operation<DataSetPostWebQueryInput, DataSetPostWebQuery200Response, DataSetPostWebQueryResponses, 'monitor'> = /* @__PURE__ */ operation('DataSet_postWebQuery', 'POST', '/api/v{version}/datasets/{dataSetName}/web_query');


/**
 * The input of `dataSetStream`.
 */
export interface DataSetStreamInput {
    path?: PathOf<DataSetStreamParams> | undefined;
    query?: DataSetStreamQueryParams | undefined;
}
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
export const dataSetStream: Operation<DataSetStreamInput, DataSetStream200Response, DataSetStreamResponses, 'platform'> = /* @__PURE__ */ operation('DataSet_stream', 'GET', '/v1/organizations/{organizationId}/stream');

