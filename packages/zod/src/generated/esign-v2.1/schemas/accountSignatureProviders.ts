/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignatureProvider } from './accountSignatureProvider.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountSignatureProviders as Type } from '@countersign/types/esign-v2.1/schemas/accountSignatureProviders';
export const AccountSignatureProviders: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "signatureProviders": zod.array(AccountSignatureProvider).optional()
}));
