/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CurrencyCode } from './CurrencyCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Provisions as Type } from '@countersign/types/navigator/schemas/Provisions';
export const Provisions: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "effective_date": formats.dateTime.nullish(),
    "expiration_date": formats.dateTime.nullish(),
    "execution_date": formats.dateTime.nullish(),
    "term_length": zod.string().min(3).max(128).nullish(),
    "assignment_type": zod.union([zod.literal('NO_OR_CONSENT_REQUIRED'), zod.literal('SILENT'), zod.literal('YES_NOTICE_REQUIRED'), zod.literal('YES_WITH_CONDITIONS'), zod.literal(null)]).nullish(),
    "assignment_change_of_control": zod.union([zod.literal('NO_OR_CONSENT_REQUIRED'), zod.literal('SILENT'), zod.literal('YES_NOTICE_REQUIRED'), zod.literal('YES_RESTRICTIONS_APPLY'), zod.literal('YES_WITH_CONDITIONS'), zod.literal(null)]).nullish(),
    "assignment_termination_rights": zod.union([zod.literal('YES'), zod.literal('SILENT'), zod.literal(null)]).nullish(),
    "confidentiality_obligation_period": zod.string().min(3).max(128).nullish(),
    "governing_law": zod.string().nullish(),
    "jurisdiction": zod.string().nullish(),
    "nda_type": zod.union([zod.literal('ONE_WAY'), zod.literal('MUTUAL'), zod.literal(null)]).nullish(),
    "annual_agreement_value": zod.number().nullish(),
    "annual_agreement_value_currency_code": CurrencyCode.optional(),
    "total_agreement_value": zod.number().nullish(),
    "total_agreement_value_currency_code": CurrencyCode.optional(),
    "payment_terms_due_date": zod.enum(['UNDER_SEVEN_DAYS', 'SEVEN_DAYS', 'FIFTEEN_DAYS', 'THIRTY_DAYS', 'FORTY_FIVE_DAYS', 'SIXTY_DAYS', 'NINETY_DAYS', 'OVER_NINETY_DAYS', 'ON_RECEIPT', 'OTHER', 'SILENT']).optional(),
    "can_charge_late_payment_fees": zod.boolean().nullish(),
    "late_payment_fee_percent": zod.number().min(0).max(100).nullish(),
    "liability_cap_fixed_amount": zod.number().nullish(),
    "liability_cap_currency_code": CurrencyCode.optional(),
    "liability_cap_multiplier": zod.number().nullish(),
    "liability_cap_duration": zod.string().min(3).max(128).nullish(),
    "price_cap_percent_increase": zod.number().min(0).max(100).nullish(),
    "renewal_type": zod.union([zod.literal('EVERGREEN'), zod.literal('AUTO_RENEW'), zod.literal('OPTION_TO_RENEW'), zod.literal(null)]).nullish(),
    "renewal_notice_period": zod.string().min(3).max(128).nullish(),
    "renewal_notice_date": formats.dateTime.nullish(),
    "auto_renewal_term_length": zod.string().min(3).max(128).nullish(),
    "renewal_extension_period": zod.string().min(3).max(128).nullish(),
    "renewal_process_owner": zod.string().max(100).optional(),
    "renewal_additional_info": zod.string().max(400).nullish(),
    "termination_period_for_cause": zod.string().min(3).max(128).nullish(),
    "termination_period_for_convenience": zod.string().min(3).max(128).nullish()
}));
