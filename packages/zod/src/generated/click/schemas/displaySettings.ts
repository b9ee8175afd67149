/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DisplaySettings as Type } from '@countersign/types/click/schemas/displaySettings';
export const DisplaySettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "actionButtonAlignment": zod.enum(['right', 'left']).optional(),
    "allowClientOnly": zod.boolean().optional(),
    "allowedHosts": zod.array(zod.string()).optional(),
    "brandId": formats.guid.optional(),
    "consentButtonText": zod.string().optional(),
    "consentText": zod.string().optional(),
    "declineButtonText": zod.string().optional(),
    "displayName": zod.string().optional(),
    "documentDisplay": zod.enum(['link', 'document']).optional(),
    "downloadable": zod.boolean().optional(),
    "format": zod.enum(['inline', 'modal']).optional(),
    "hasAccept": zod.boolean().optional(),
    "hasDeclineButton": zod.boolean().optional(),
    "mustRead": zod.boolean().optional(),
    "mustView": zod.boolean().optional(),
    "recordDeclineResponses": zod.boolean().optional(),
    "requireAccept": zod.boolean().optional(),
    "sendToEmail": zod.boolean().optional(),
    "size": zod.string().optional(),
    "statementAlignment": zod.enum(['top', 'bottom']).optional()
}));
