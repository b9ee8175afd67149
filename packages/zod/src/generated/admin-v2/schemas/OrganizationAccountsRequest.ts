/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationAccountRequest } from './OrganizationAccountRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationAccountsRequest as Type } from '@countersign/types/admin-v2/schemas/OrganizationAccountsRequest';
export const OrganizationAccountsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accounts": zod.array(OrganizationAccountRequest).min(1).max(40)
}));
