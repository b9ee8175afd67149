/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { ServiceInformation } from './schemas/serviceInformation.js';
import { lenientResponse } from '../../readings/readings.js';
export const ServicesGet200Response: zod.ZodType<zod.output<typeof ServiceInformation>, unknown> = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServicesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
