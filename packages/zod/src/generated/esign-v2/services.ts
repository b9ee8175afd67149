/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ServiceInformation } from './schemas/serviceInformation.js';
export const ServicesGet200Response = ServiceInformation;
export const ServicesGet400Response = ErrorDetails;
export const ServicesGet404Response = ErrorDetails;
export const ServicesGet405Response = ErrorDetails;
export const ServicesGet429Response = ErrorDetails;
export const ServicesGet500Response = ErrorDetails;
