/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetail } from './ErrorDetail.js';
import { OrganizationConnectConfigResponse } from './OrganizationConnectConfigResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationConnectConfigsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationConnectConfigsResponse';
export const OrganizationConnectConfigsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configurations": zod.array(OrganizationConnectConfigResponse).optional(),
    "totalSetSize": zod.int().optional(),
    "errorDetail": ErrorDetail.optional()
}));
