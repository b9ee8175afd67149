/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['OfflineAttributes'];
export const OfflineAttributes: zod.ZodType<Type, Type> = zod.object({
    "accountEsignId": zod.string().optional(),
    "deviceModel": zod.string().optional(),
    "deviceName": zod.string().optional(),
    "gpsLatitude": zod.string().optional(),
    "gpsLongitude": zod.string().optional(),
    "offlineSigningHash": zod.string().optional()
});
