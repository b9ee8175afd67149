/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { DomainsResponse } from './schemas/DomainsResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/reserved-domains';
export const ReservedDomainsGetReservedDomainsParams: ObjectSchema<types.ReservedDomainsGetReservedDomainsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ReservedDomainsGetReservedDomains200Response = /* @__PURE__ */ lenientResponse(DomainsResponse);
export const ReservedDomainsGetReservedDomains400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
