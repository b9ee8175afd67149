/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Link } from './link.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserInfoOrganization as Type } from '@countersign/types/oauth/schemas/userInfoOrganization';
export const UserInfoOrganization: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "organization_id": formats.guid,
    "links": zod.array(Link)
}));
