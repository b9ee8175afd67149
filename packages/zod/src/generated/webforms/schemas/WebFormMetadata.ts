/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WebFormSource } from './WebFormSource.js';
import { WebFormType } from './WebFormType.js';
import { WebFormUserInfo } from './WebFormUserInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormMetadata as Type } from '@countersign/types/webforms/schemas/WebFormMetadata';
export const WebFormMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "admModelNamespace": zod.string().optional(),
    "admModelVersion": zod.string().optional(),
    "archivedDateTime": formats.dateTime.optional(),
    "createdDateTime": formats.dateTime.optional(),
    "formContentModifiedBy": WebFormUserInfo.optional(),
    "formContentModifiedDateTime": formats.dateTime.optional(),
    "formPropertiesModifiedBy": WebFormUserInfo.optional(),
    "formPropertiesModifiedDateTime": formats.dateTime.optional(),
    "lastDisabledBy": WebFormUserInfo.optional(),
    "lastDisabledDateTime": formats.dateTime.optional(),
    "lastEnabledBy": WebFormUserInfo.optional(),
    "lastEnabledDateTime": formats.dateTime.optional(),
    "lastModifiedBy": WebFormUserInfo.optional(),
    "lastModifiedDateTime": formats.dateTime.optional(),
    "lastPublishedBy": WebFormUserInfo.optional(),
    "lastPublishedDateTime": formats.dateTime.optional(),
    "lastSenderConsentDateTime": formats.dateTime.optional(),
    "owner": WebFormUserInfo.optional(),
    "publishedComponentNames": zod.record(zod.string(), zod.union([zod.string(), zod.record(zod.string(), zod.union([zod.string(), zod.record(zod.string(), zod.union([zod.string(), zod.record(zod.string(), zod.union([zod.string(), zod.record(zod.string(), zod.string())]))]))]))])).optional(),
    "publishedSlug": zod.string().optional(),
    "sender": WebFormUserInfo.optional(),
    "source": WebFormSource.optional(),
    "sourceFormId": formats.guid.optional(),
    "type": WebFormType.optional()
}));
