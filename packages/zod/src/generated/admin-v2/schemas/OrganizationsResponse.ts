/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationResponse } from './OrganizationResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationsResponse';
export const OrganizationsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "organizations": zod.array(OrganizationResponse).optional()
}));
