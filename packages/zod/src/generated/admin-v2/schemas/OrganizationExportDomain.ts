/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationExportDomain as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportDomain';
export const OrganizationExportDomain: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "domain": zod.string().optional()
}));
