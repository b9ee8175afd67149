/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrgExportSelectedDomain'];
export const OrgExportSelectedDomain: zod.ZodType<Type, Type> = zod.object({
    "domain": zod.string().optional()
});
