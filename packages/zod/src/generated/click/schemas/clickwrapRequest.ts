/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapScheduledReacceptance } from './clickwrapScheduledReacceptance.js';
import { DataField } from './dataField.js';
import { DisplaySettings } from './displaySettings.js';
import { Document } from './document.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapRequest as Type } from '@countersign/types/click/schemas/clickwrapRequest';
export const ClickwrapRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clickwrapName": zod.string().max(200).optional(),
    "dataFields": zod.array(DataField).optional(),
    "displaySettings": DisplaySettings.optional(),
    "documents": zod.array(Document).optional(),
    "fieldsToNull": zod.string().regex(/^(scheduledReacceptance|scheduledDate)(,(scheduledReacceptance|scheduledDate))*$/).optional(),
    "isMajorVersion": zod.boolean().optional(),
    "isShared": zod.boolean().optional(),
    "name": zod.string().max(200).optional(),
    "requireReacceptance": zod.boolean().optional(),
    "scheduledDate": formats.dateTime.optional(),
    "scheduledReacceptance": ClickwrapScheduledReacceptance.optional(),
    "status": zod.enum(['draft', 'active', 'inactive', 'deleted']).optional(),
    "transferFromUserId": formats.guid.optional(),
    "transferToUserId": formats.guid.optional()
}));
