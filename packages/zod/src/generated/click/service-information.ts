/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { ServiceInformation } from './schemas/serviceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ServiceInformationGetServiceInformation200Response: zod.ZodType<zod.output<typeof ServiceInformation>, unknown> = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServiceInformationGetServiceInformation400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
