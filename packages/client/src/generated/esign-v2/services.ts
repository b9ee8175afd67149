/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


/**
 * Read which versions the service has.
 *
 * Tells which versions of the interface the service has, under which addresses they are, and
 * which build answers. The call needs no token, so that a client can make it before anything else.
 *
 * Services_get: `GET /service_information`
 */
export const servicesGet = /* @__PURE__ */ operation<operations['Services_get']>({
    id: 'Services_get',
    method: 'GET',
    path: '/service_information'
});

