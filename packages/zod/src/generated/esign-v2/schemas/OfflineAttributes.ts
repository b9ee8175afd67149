/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OfflineAttributes as Type } from '@countersign/types/esign-v2/schemas/OfflineAttributes';
export const OfflineAttributes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountEsignId": zod.string().optional(),
    "deviceModel": zod.string().optional(),
    "deviceName": zod.string().optional(),
    "gpsLatitude": zod.string().optional(),
    "gpsLongitude": zod.string().optional(),
    "offlineSigningHash": zod.string().optional()
}));
