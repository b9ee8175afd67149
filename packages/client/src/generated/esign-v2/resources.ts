/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


/**
 * List the resources of the older version.
 *
 * Lists the resources that the older version of the interface has, each with the address under
 * which it begins. A client can find its way from there.
 *
 * Resources_get: `GET /v2`
 */
export const resourcesGet = /* @__PURE__ */ operation<operations['Resources_get']>({
    id: 'Resources_get',
    method: 'GET',
    path: '/v2'
});

