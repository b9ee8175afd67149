/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { PaletteItemSettings } from './paletteItemSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaletteSettings as Type } from '@countersign/types/esign-v2.1/schemas/paletteSettings';
export const PaletteSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "annotations": PaletteItemSettings.optional(),
    "custom": PaletteItemSettings.optional(),
    "merge": PaletteItemSettings.optional(),
    "notary": PaletteItemSettings.optional(),
    "seals": PaletteItemSettings.optional(),
    "smartContracts": PaletteItemSettings.optional(),
    "smartSections": PaletteItemSettings.optional()
}));
