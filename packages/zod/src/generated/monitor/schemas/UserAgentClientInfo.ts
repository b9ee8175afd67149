/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Browser } from './Browser.js';
import { Device } from './Device.js';
import { Os } from './Os.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAgentClientInfo as Type } from '@countersign/types/monitor/schemas/UserAgentClientInfo';
export const UserAgentClientInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "browser": Browser.optional(),
    "device": Device.optional(),
    "os": Os.optional()
}));
