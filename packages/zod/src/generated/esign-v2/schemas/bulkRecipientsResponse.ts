/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkRecipientsResponse as Type } from '@countersign/types/esign-v2/schemas/bulkRecipientsResponse';
export const BulkRecipientsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkRecipients": zod.array(BulkRecipient).optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
