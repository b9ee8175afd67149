/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocuSignAccountDomainModelAddress as Type } from '@countersign/types/admin-v2/schemas/DocuSignAccountDomainModelAddress';
export const DocuSignAccountDomainModelAddress: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "Address1": zod.string().optional(),
    "Address2": zod.string().optional(),
    "City": zod.string().optional(),
    "StateProvince": zod.string().optional(),
    "Country": zod.string().optional(),
    "PostalCode": zod.string().optional(),
    "Phone": zod.string().optional(),
    "Fax": zod.string().optional(),
    "ZipPlus4": zod.string().optional()
}));
