/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.zod.js';
import { ConnectMessageData } from './connectMessageData.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectMessage'];
export const connectMessageRetryCountMin = 0;
export const ConnectMessage: zod.ZodType<Type, Type> = zod.object({
    "event": ConnectEvent,
    "apiVersion": zod.enum(['v2.1']),
    "uri": zod.string(),
    "retryCount": zod.int().min(connectMessageRetryCountMin),
    "configurationId": zod.int().optional(),
    "generatedDateTime": zod.iso.datetime({ "offset": true }),
    "data": ConnectMessageData
});
