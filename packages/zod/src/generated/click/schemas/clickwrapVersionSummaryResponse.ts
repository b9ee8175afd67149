/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapOwner } from './clickwrapOwner.js';
import { ClickwrapScheduledReacceptance } from './clickwrapScheduledReacceptance.js';
import { ClickwrapStatus } from './clickwrapStatus.js';
import { DataField } from './dataField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapVersionSummaryResponse as Type } from '@countersign/types/click/schemas/clickwrapVersionSummaryResponse';
export const ClickwrapVersionSummaryResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "clickwrapId": formats.guid.optional(),
    "clickwrapName": zod.string().optional(),
    "clickwrapVersionId": formats.guid.optional(),
    "createdTime": formats.dateTime.optional(),
    "dataFields": zod.array(DataField).optional(),
    "lastModified": formats.dateTime.optional(),
    "lastModifiedBy": formats.guid.optional(),
    "ownerUserId": formats.guid.optional(),
    "requireReacceptance": zod.boolean().optional(),
    "scheduledDate": formats.dateTime.optional(),
    "scheduledReacceptance": ClickwrapScheduledReacceptance.optional(),
    "versionId": formats.guid.optional(),
    "versionNumber": zod.string().optional(),
    "draftVersionId": formats.guid.optional(),
    "owner": ClickwrapOwner.optional(),
    "status": ClickwrapStatus.optional()
}));
