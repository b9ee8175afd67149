/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportResponse } from './OrganizationExportResponse.js';
import { fast } from '../../../fast/fast.js';
import type { OrganizationExportsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportsResponse';
export const OrganizationExportsResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "exports": zod.array(OrganizationExportResponse).optional()
}));
