/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Link } from './link.js';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { UserInfoOrganization as Type } from '@countersign/types/oauth/schemas/userInfoOrganization';
export const UserInfoOrganization: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "organization_id": formats.guid,
    "links": zod.array(Link)
}));
