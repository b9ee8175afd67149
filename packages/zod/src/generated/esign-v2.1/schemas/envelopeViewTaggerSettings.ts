/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaletteSettings } from './paletteSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeViewTaggerSettings as Type } from '@countersign/types/esign-v2.1/schemas/envelopeViewTaggerSettings';
export const EnvelopeViewTaggerSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "paletteDefault": zod.string().optional(),
    "paletteSections": zod.string().optional(),
    "paletteSettings": PaletteSettings.optional()
}));
