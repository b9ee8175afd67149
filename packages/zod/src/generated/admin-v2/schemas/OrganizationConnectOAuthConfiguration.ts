/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationConnectOAuthConfiguration as Type } from '@countersign/types/admin-v2/schemas/OrganizationConnectOAuthConfiguration';
export const OrganizationConnectOAuthConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorizationServerUrl": zod.string().optional(),
    "clientId": zod.string().optional(),
    "clientSecret": zod.string().optional(),
    "scope": zod.string().optional(),
    "customParameter": zod.record(zod.string(), zod.string()).optional()
}));
