/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ClientPart } from './ClientPart.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAgentClientInfo as Type } from '@countersign/types/monitor/schemas/UserAgentClientInfo';
export const UserAgentClientInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "browser": ClientPart.optional(),
    "device": ClientPart.optional(),
    "os": ClientPart.optional()
}));
