/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RevokeWorkspaceUserDetails as Type } from '@countersign/types/workspaces/schemas/RevokeWorkspaceUserDetails';
export const RevokeWorkspaceUserDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "revocation_date": formats.dateTime.nullish()
}));
