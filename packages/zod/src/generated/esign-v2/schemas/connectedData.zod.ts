/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['ConnectedData'];
export const ConnectedData: zod.ZodType<Type, Type> = zod.object({
    "propertyName": zod.string().optional(),
    "supportedOperation": zod.string().optional(),
    "supportedUri": zod.string().optional(),
    "typeName": zod.string().optional(),
    "typeSystemNamespace": zod.string().optional()
});
