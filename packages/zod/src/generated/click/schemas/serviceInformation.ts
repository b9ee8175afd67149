/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ServiceVersion } from './serviceVersion.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ServiceInformation as Type } from '@countersign/types/click/schemas/serviceInformation';
export const ServiceInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "buildBranch": zod.string().optional(),
    "buildBranchDeployedDateTime": zod.string().optional(),
    "buildSHA": zod.string().optional(),
    "buildVersion": zod.string().optional(),
    "linkedSites": zod.array(zod.string()).optional(),
    "serviceVersions": zod.array(ServiceVersion).optional()
}));
