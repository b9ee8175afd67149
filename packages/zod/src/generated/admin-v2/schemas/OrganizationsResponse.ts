/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationResponse } from './OrganizationResponse.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationsResponse';
export const OrganizationsResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "organizations": zod.array(OrganizationResponse).optional()
}));
