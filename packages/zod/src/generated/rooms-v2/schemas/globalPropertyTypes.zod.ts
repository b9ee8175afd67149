/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyType } from './propertyType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalPropertyTypes'];
export const GlobalPropertyTypes: zod.ZodType<Type, Type> = zod.object({
    "propertyTypes": zod.array(PropertyType).optional()
});
