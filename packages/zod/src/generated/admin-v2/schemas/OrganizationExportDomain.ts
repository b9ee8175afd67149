/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { OrganizationExportDomain as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportDomain';
export const OrganizationExportDomain: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "domain": zod.string().optional()
}));
