/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { InstanceSource } from './InstanceSource.js';
import { WebFormUserInfo } from './WebFormUserInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormInstanceMetadata as Type } from '@countersign/types/webforms/schemas/WebFormInstanceMetadata';
export const WebFormInstanceMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdBy": WebFormUserInfo,
    "createdDateTime": formats.dateTime,
    "expirationDateTime": formats.dateTime,
    "instanceSource": InstanceSource.optional(),
    "lastModifiedBy": WebFormUserInfo.optional(),
    "lastModifiedDateTime": formats.dateTime.optional(),
    "submittedDateTime": formats.dateTime.optional()
}));
