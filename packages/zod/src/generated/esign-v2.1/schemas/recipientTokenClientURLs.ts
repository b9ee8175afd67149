/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientTokenClientURLs as Type } from '@countersign/types/esign-v2.1/schemas/recipientTokenClientURLs';
export const RecipientTokenClientURLs: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "onAccessCodeFailed": zod.string().optional(),
    "onCancel": zod.string().optional(),
    "onDecline": zod.string().optional(),
    "onException": zod.string().optional(),
    "onFaxPending": zod.string().optional(),
    "onIdCheckFailed": zod.string().optional(),
    "onSessionTimeout": zod.string().optional(),
    "onSigningComplete": zod.string().optional(),
    "onTTLExpired": zod.string().optional(),
    "onViewingComplete": zod.string().optional()
}));
