/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopePurgeConfiguration as Type } from '@countersign/types/esign-v2.1/schemas/envelopePurgeConfiguration';
export const EnvelopePurgeConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "purgeEnvelopes": formats.booleanString.optional(),
    "redactPII": formats.booleanString.optional(),
    "removeTabsAndEnvelopeAttachments": formats.booleanString.optional(),
    "retentionDays": formats.integerString7.optional()
}));
