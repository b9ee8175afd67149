/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ServiceInformation } from './schemas/serviceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ServicesGet200Response = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServicesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
