/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ServiceVersion } from './serviceVersion.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['serviceInformation'];
export const ServiceInformation: zod.ZodType<Type, Type> = zod.object({
    "buildBranch": zod.string().optional(),
    "buildBranchDeployedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "buildSHA": zod.string().optional(),
    "buildVersion": zod.string().optional(),
    "linkedSites": zod.array(zod.string()).optional(),
    "serviceVersions": zod.array(ServiceVersion).optional()
});
