/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectSecret } from './connectSecret.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectSecretList as Type } from '@countersign/types/esign-v2.1/schemas/connectSecretList';
export const ConnectSecretList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "secrets": zod.array(ConnectSecret).optional()
}));
