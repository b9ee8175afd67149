/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.js';
import { ConnectMessageData } from './connectMessageData.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectMessage as Type } from '@countersign/types/esign-v2.1/schemas/connectMessage';
export const ConnectMessage: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "event": ConnectEvent,
    "apiVersion": zod.enum(['v2.1']),
    "uri": zod.string(),
    "retryCount": zod.int().min(0),
    "configurationId": zod.int().optional(),
    "generatedDateTime": formats.dateTime,
    "data": ConnectMessageData
}));
