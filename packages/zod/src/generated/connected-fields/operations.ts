// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    TabInfo_GetTabGroups: () => import('./tab-info.js').then(all => ({
        params: all.TabInfoGetTabGroupsParams,
        query: all.TabInfoGetTabGroupsQueryParams,
        responses: { 200: all.TabInfoGetTabGroups200Response, 400: all.TabInfoGetTabGroups400Response, 401: all.TabInfoGetTabGroups401Response, 403: all.TabInfoGetTabGroups403Response, 404: all.TabInfoGetTabGroups404Response, 405: all.TabInfoGetTabGroups405Response, 429: all.TabInfoGetTabGroups429Response, 500: all.TabInfoGetTabGroups500Response }
    }))
};

