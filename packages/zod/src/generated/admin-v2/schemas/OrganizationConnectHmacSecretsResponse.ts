/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationConnectHmacSecretsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationConnectHmacSecretsResponse';
export const OrganizationConnectHmacSecretsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "secrets": zod.array(zod.string()).optional()
}));
