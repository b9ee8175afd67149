/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ResourceInformation } from './schemas/resourceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ResourcesGet200Response = /* @__PURE__ */ lenientResponse(ResourceInformation);
export const ResourcesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
