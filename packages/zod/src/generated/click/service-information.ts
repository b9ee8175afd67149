/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ServiceInformation } from './schemas/serviceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ServiceInformationGetServiceInformation200Response = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServiceInformationGetServiceInformation400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
