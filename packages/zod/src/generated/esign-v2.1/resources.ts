/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ResourceInformation } from './schemas/resourceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ResourcesGetResources200Response = /* @__PURE__ */ lenientResponse(ResourceInformation);
export const ResourcesGetResources400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
