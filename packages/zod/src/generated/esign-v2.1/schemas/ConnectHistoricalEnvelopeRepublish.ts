/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectCustomConfiguration } from './connectCustomConfiguration.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectHistoricalEnvelopeRepublish as Type } from '@countersign/types/esign-v2.1/schemas/ConnectHistoricalEnvelopeRepublish';
export const ConnectHistoricalEnvelopeRepublish: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "config": ConnectCustomConfiguration,
    "envelopes": zod.array(formats.guid).min(1).max(1000)
}));
