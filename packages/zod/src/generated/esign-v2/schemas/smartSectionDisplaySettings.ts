/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SmartSectionCollapsibleDisplaySettings } from './smartSectionCollapsibleDisplaySettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SmartSectionDisplaySettings as Type } from '@countersign/types/esign-v2/schemas/smartSectionDisplaySettings';
export const SmartSectionDisplaySettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cellStyle": zod.string().optional(),
    "displayLabel": zod.string().optional(),
    "displayOrder": zod.int().optional(),
    "displayPageNumber": zod.int().optional(),
    "hideLabelWhenOpened": zod.boolean().optional(),
    "inlineOuterStyle": zod.string().optional(),
    "labelWhenOpened": zod.string().optional(),
    "preLabel": zod.string().optional(),
    "scrollToTopWhenOpened": zod.boolean().optional(),
    "tableStyle": zod.string().optional(),
    "collapsibleSettings": SmartSectionCollapsibleDisplaySettings.optional(),
    "display": zod.enum(['inline', 'collapsible', 'collapsed', 'responsive_table', 'responsive_table_single_column', 'print_only']).optional()
}));
