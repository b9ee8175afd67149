/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectSecret } from './connectSecret.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectSecretList as Type } from '@countersign/types/esign-v2.1/schemas/connectSecretList';
export const ConnectSecretList: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "secrets": zod.array(ConnectSecret).optional()
}));
