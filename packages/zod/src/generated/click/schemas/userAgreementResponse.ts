/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AgreementStatus } from './agreementStatus.js';
import { AgreementStyle } from './AgreementStyle.js';
import { DataField } from './dataField.js';
import { DisplaySettings } from './displaySettings.js';
import { Document } from './document.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAgreementResponse as Type } from '@countersign/types/click/schemas/userAgreementResponse';
export const UserAgreementResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "agreedOn": formats.dateTime.nullish(),
    "agreementId": formats.guid.optional(),
    "agreementUrl": zod.string().optional(),
    "clickwrapId": formats.guid.optional(),
    "clientUserId": zod.string().max(100).optional(),
    "consumerDisclosureEnabled": zod.boolean().optional(),
    "consumerDisclosureHtml": zod.string().optional(),
    "createdOn": formats.dateTime.optional(),
    "dataFields": zod.array(DataField).optional(),
    "declinedOn": formats.dateTime.nullish(),
    "documentData": zod.record(zod.string(), zod.string()).optional(),
    "documents": zod.array(Document).optional(),
    "metadata": zod.string().optional(),
    "returnUrl": zod.string().optional(),
    "settings": DisplaySettings.optional(),
    "status": AgreementStatus.optional(),
    "style": AgreementStyle.optional(),
    "version": zod.string().optional(),
    "versionId": formats.guid.optional(),
    "versionNumber": zod.int().optional()
}));
