/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['consumerDisclosure'];
export const ConsumerDisclosure: zod.ZodType<Type, Type> = zod.object({
    "accountEsignId": zod.string().optional(),
    "allowCDWithdraw": zod.enum(['true', 'false']).optional(),
    "allowCDWithdrawMetadata": SettingsMetadata.optional(),
    "changeEmail": zod.string().optional(),
    "changeEmailOther": zod.string().optional(),
    "companyName": zod.string().optional(),
    "companyPhone": zod.string().optional(),
    "copyCostPerPage": zod.string().optional(),
    "copyFeeCollectionMethod": zod.string().optional(),
    "copyRequestEmail": zod.string().optional(),
    "custom": zod.enum(['true', 'false']).optional(),
    "enableEsign": zod.enum(['true', 'false']).optional(),
    "esignAgreement": zod.string().optional(),
    "esignText": zod.string().optional(),
    "languageCode": zod.string().optional(),
    "mustAgreeToEsign": zod.enum(['true', 'false']).optional(),
    "pdfId": zod.string().optional(),
    "useBrand": zod.enum(['true', 'false']).optional(),
    "useConsumerDisclosureWithinAccount": zod.enum(['true', 'false']).optional(),
    "useConsumerDisclosureWithinAccountMetadata": SettingsMetadata.optional(),
    "withdrawAddressLine1": zod.string().optional(),
    "withdrawAddressLine2": zod.string().optional(),
    "withdrawByEmail": zod.enum(['true', 'false']).optional(),
    "withdrawByMail": zod.enum(['true', 'false']).optional(),
    "withdrawByPhone": zod.enum(['true', 'false']).optional(),
    "withdrawCity": zod.string().optional(),
    "withdrawConsequences": zod.string().optional(),
    "withdrawEmail": zod.string().optional(),
    "withdrawOther": zod.string().optional(),
    "withdrawPhone": zod.string().optional(),
    "withdrawPostalCode": zod.string().optional(),
    "withdrawState": zod.string().optional()
});
