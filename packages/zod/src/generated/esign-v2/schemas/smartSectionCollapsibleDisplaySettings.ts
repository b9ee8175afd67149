/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ArrowDirection } from './arrowDirection.js';
import { ArrowSize } from './arrowSize.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SmartSectionCollapsibleDisplaySettings as Type } from '@countersign/types/esign-v2/schemas/smartSectionCollapsibleDisplaySettings';
export const SmartSectionCollapsibleDisplaySettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "arrowClosed": ArrowDirection.optional(),
    "arrowColor": zod.string().optional(),
    "arrowLocation": zod.string().optional(),
    "arrowOpen": ArrowDirection.optional(),
    "arrowSize": ArrowSize.optional(),
    "arrowStyle": zod.string().optional(),
    "containerStyle": zod.string().optional(),
    "labelStyle": zod.string().optional(),
    "onlyArrowIsClickable": zod.boolean().optional(),
    "outerLabelAndArrowStyle": zod.string().optional()
}));
