/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignature } from './accountSignature.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountSignaturesInformation as Type } from '@countersign/types/esign-v2.1/schemas/accountSignaturesInformation';
export const AccountSignaturesInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountSignatures": zod.array(AccountSignature).optional()
}));
