/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { ResourceInformation } from './schemas/resourceInformation.js';
export const ResourcesGet200Response = ResourceInformation;
export const ResourcesGet400Response = ErrorDetails;
export const ResourcesGet401Response = ErrorDetails;
export const ResourcesGet403Response = ErrorDetails;
export const ResourcesGet404Response = ErrorDetails;
export const ResourcesGet405Response = ErrorDetails;
export const ResourcesGet429Response = ErrorDetails;
export const ResourcesGet500Response = ErrorDetails;
