/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroup } from './signingGroup.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['signingGroupInformation'];
export const signingGroupInformationGroupsMax = 50;
export const SigningGroupInformation: zod.ZodType<Type, Type> = zod.object({
    "groups": zod.array(SigningGroup).max(signingGroupInformationGroupsMax).optional()
});
