/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OASIRROrganizationAccountSettingsErrorDataResponse as Type } from '@countersign/types/admin-v2/schemas/OASIRR_OrganizationAccountSettingsErrorDataResponse';
export const OASIRROrganizationAccountSettingsErrorDataResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "account_id": zod.string().optional(),
    "account_name": zod.string().optional(),
    "setting_key": zod.string().optional(),
    "error_key": zod.string().optional(),
    "error": zod.string().optional()
}));
