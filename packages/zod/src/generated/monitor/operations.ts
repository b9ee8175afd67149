// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    DataSet_getStream: () => import('./data-set.js').then(all => ({
        params: all.DataSetGetStreamParams,
        query: all.DataSetGetStreamQueryParams,
        responses: { 200: all.DataSetGetStream200Response, 400: all.DataSetGetStream400Response, 401: all.DataSetGetStream401Response, 403: all.DataSetGetStream403Response, 404: all.DataSetGetStream404Response, 405: all.DataSetGetStream405Response, 429: all.DataSetGetStream429Response, 500: all.DataSetGetStream500Response }
    })),
    DataSet_postWebQuery: () => import('./data-set.js').then(all => ({
        params: all.DataSetPostWebQueryParams,
        body: all.DataSetPostWebQueryBody,
        responses: { 200: all.DataSetPostWebQuery200Response, 400: all.DataSetPostWebQuery400Response, 401: all.DataSetPostWebQuery401Response, 403: all.DataSetPostWebQuery403Response, 404: all.DataSetPostWebQuery404Response, 405: all.DataSetPostWebQuery405Response, 429: all.DataSetPostWebQuery429Response, 500: all.DataSetPostWebQuery500Response }
    })),
    DataSet_stream: () => import('./data-set.js').then(all => ({
        params: all.DataSetStreamParams,
        query: all.DataSetStreamQueryParams,
        responses: { 200: all.DataSetStream200Response, 400: all.DataSetStream400Response, 401: all.DataSetStream401Response, 403: all.DataSetStream403Response, 404: all.DataSetStream404Response, 405: all.DataSetStream405Response, 429: all.DataSetStream429Response, 500: all.DataSetStream500Response }
    }))
};

