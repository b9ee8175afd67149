/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportResponse } from './organizationExportResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationExportsResponse'];
export const OrganizationExportsResponse: zod.ZodType<Type, Type> = zod.object({
    "exports": zod.array(OrganizationExportResponse).optional()
});
