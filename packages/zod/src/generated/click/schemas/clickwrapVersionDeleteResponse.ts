/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapScheduledReacceptance } from './clickwrapScheduledReacceptance.js';
import { DataField } from './dataField.js';
import { DeletionStatus } from './deletionStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapVersionDeleteResponse as Type } from '@countersign/types/click/schemas/clickwrapVersionDeleteResponse';
export const ClickwrapVersionDeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "deletionMessage": zod.string().optional(),
    "deletionSuccess": zod.boolean().optional(),
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
    "status": DeletionStatus.optional()
}));
