/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConsumerDisclosure as Type } from '@countersign/types/esign-v2.1/schemas/consumerDisclosure';
export const ConsumerDisclosure: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountEsignId": zod.string().optional(),
    "allowCDWithdraw": formats.booleanString.optional(),
    "allowCDWithdrawMetadata": SettingsMetadata.optional(),
    "changeEmail": zod.string().optional(),
    "changeEmailOther": zod.string().optional(),
    "companyName": zod.string().optional(),
    "companyPhone": zod.string().optional(),
    "copyCostPerPage": zod.string().optional(),
    "copyFeeCollectionMethod": zod.string().optional(),
    "copyRequestEmail": zod.string().optional(),
    "custom": formats.booleanString.optional(),
    "enableEsign": formats.booleanString.optional(),
    "esignAgreement": zod.string().optional(),
    "esignText": zod.string().optional(),
    "languageCode": zod.string().optional(),
    "mustAgreeToEsign": formats.booleanString.optional(),
    "pdfId": zod.string().optional(),
    "useBrand": formats.booleanString.optional(),
    "useConsumerDisclosureWithinAccount": formats.booleanString.optional(),
    "useConsumerDisclosureWithinAccountMetadata": SettingsMetadata.optional(),
    "withdrawAddressLine1": zod.string().optional(),
    "withdrawAddressLine2": zod.string().optional(),
    "withdrawByEmail": formats.booleanString.optional(),
    "withdrawByMail": formats.booleanString.optional(),
    "withdrawByPhone": formats.booleanString.optional(),
    "withdrawCity": zod.string().optional(),
    "withdrawConsequences": zod.string().optional(),
    "withdrawEmail": zod.string().optional(),
    "withdrawOther": zod.string().optional(),
    "withdrawPhone": zod.string().optional(),
    "withdrawPostalCode": zod.string().optional(),
    "withdrawState": zod.string().optional()
}));
