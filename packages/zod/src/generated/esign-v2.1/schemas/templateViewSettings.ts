/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeViewDocumentSettings } from './envelopeViewDocumentSettings.js';
import { EnvelopeViewEnvelopeCustomFieldSettings } from './envelopeViewEnvelopeCustomFieldSettings.js';
import { EnvelopeViewTaggerSettings } from './envelopeViewTaggerSettings.js';
import { TemplateViewRecipientSettings } from './templateViewRecipientSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateViewSettings as Type } from '@countersign/types/esign-v2.1/schemas/templateViewSettings';
export const TemplateViewSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "startingScreen": zod.string().optional(),
    "showBackButton": formats.booleanString.optional(),
    "backButtonAction": zod.string().optional(),
    "showHeaderActions": formats.booleanString.optional(),
    "showDiscardAction": formats.booleanString.optional(),
    "showAdvancedOptions": formats.booleanString.optional(),
    "lockToken": zod.string().optional(),
    "documentSettings": EnvelopeViewDocumentSettings.optional(),
    "envelopeCustomFieldSettings": EnvelopeViewEnvelopeCustomFieldSettings.optional(),
    "taggerSettings": EnvelopeViewTaggerSettings.optional(),
    "recipientSettings": TemplateViewRecipientSettings.optional()
}));
