/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthenticationMethod } from './AuthenticationMethod.js';
import { CreateInstanceRecipient } from './CreateInstanceRecipient.js';
import { SendOption } from './SendOption.js';
import { WebFormValues } from './WebFormValues.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CreateInstanceRequestBody as Type } from '@countersign/types/webforms/schemas/CreateInstanceRequestBody';
export const CreateInstanceRequestBody: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assertionId": zod.string().optional(),
    "authenticationInstant": zod.string().optional(),
    "authenticationMethod": AuthenticationMethod.optional(),
    "brandId": formats.guid.optional(),
    "clientUserId": zod.string().max(100).optional(),
    "expirationOffset": zod.int().min(1).max(23976).optional(),
    "formValues": WebFormValues.optional(),
    "recipients": zod.array(CreateInstanceRecipient).optional(),
    "returnUrl": zod.string().optional(),
    "securityDomain": zod.string().optional(),
    "sendOption": SendOption.optional(),
    "tags": zod.array(zod.string()).max(50).optional()
}));
