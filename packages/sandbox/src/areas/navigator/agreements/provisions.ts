import { z } from 'zod';
import { dateTimeText } from '../../../frame/seed/fields.ts';

const text = z.exactOptional(z.string().min(1));
const duration = z.exactOptional(z.iso.duration('must be a duration such as P12M').max(128));
// The answers have years of four digits, wherever in the world the time is.
const date = z.exactOptional(
  dateTimeText.refine(
    (written) => /^\d{4}-/.test(written) && written < '9999',
    'must have a year of four digits, before 9999',
  ),
);
const amount = z.exactOptional(z.number());
const percent = z.exactOptional(z.number().min(0).max(100));
const currency = z.exactOptional(z.string().regex(/^[A-Z]{3}$/, 'must be a currency code'));

function oneOf<const Word extends string>(...words: Word[]) {
  return z.exactOptional(z.enum(words));
}

/** The provisions of an agreement, as a seed or a test sets them. */
export const provisionsSchema = z.strictObject({
  effective_date: date,
  expiration_date: date,
  execution_date: date,
  term_length: duration,
  assignment_type: oneOf(
    'NO_OR_CONSENT_REQUIRED',
    'SILENT',
    'YES_NOTICE_REQUIRED',
    'YES_WITH_CONDITIONS',
  ),
  assignment_change_of_control: oneOf(
    'NO_OR_CONSENT_REQUIRED',
    'SILENT',
    'YES_NOTICE_REQUIRED',
    'YES_RESTRICTIONS_APPLY',
    'YES_WITH_CONDITIONS',
  ),
  assignment_termination_rights: oneOf('YES', 'SILENT'),
  confidentiality_obligation_period: duration,
  governing_law: text,
  jurisdiction: text,
  nda_type: oneOf('ONE_WAY', 'MUTUAL'),
  annual_agreement_value: amount,
  annual_agreement_value_currency_code: currency,
  total_agreement_value: amount,
  total_agreement_value_currency_code: currency,
  payment_terms_due_date: oneOf(
    'UNDER_SEVEN_DAYS',
    'SEVEN_DAYS',
    'FIFTEEN_DAYS',
    'THIRTY_DAYS',
    'FORTY_FIVE_DAYS',
    'SIXTY_DAYS',
    'NINETY_DAYS',
    'OVER_NINETY_DAYS',
    'ON_RECEIPT',
    'OTHER',
    'SILENT',
  ),
  can_charge_late_payment_fees: z.exactOptional(z.boolean()),
  // A client of the vendor accepts only whole numbers.
  late_payment_fee_percent: z.exactOptional(z.int().min(0).max(100)),
  liability_cap_fixed_amount: amount,
  liability_cap_currency_code: currency,
  liability_cap_multiplier: amount,
  liability_cap_duration: duration,
  price_cap_percent_increase: percent,
  renewal_type: oneOf('EVERGREEN', 'AUTO_RENEW', 'OPTION_TO_RENEW'),
  renewal_notice_period: duration,
  renewal_notice_date: date,
  auto_renewal_term_length: duration,
  renewal_extension_period: duration,
  renewal_process_owner: z.exactOptional(z.string().min(1).max(100)),
  renewal_additional_info: z.exactOptional(z.string().min(1).max(400)),
  termination_period_for_cause: duration,
  termination_period_for_convenience: duration,
});

/** The provisions that were found in an agreement. */
export type StoredProvisions = z.infer<typeof provisionsSchema>;

/** The provisions that are dates. */
export const dateProvisions: ReadonlySet<string> = new Set([
  'effective_date',
  'expiration_date',
  'execution_date',
  'renewal_notice_date',
]);

/** Reads a decimal number; undefined for other texts, such as an empty one or `0x10`. */
export function readNumber(written: string): number | undefined {
  return /^[+-]?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
}

/**
 * Reads provisions from texts, by their names: tabs and custom fields of an envelope. Texts that
 * do not fit are left out.
 */
export function readProvisions(texts: ReadonlyMap<string, string>): StoredProvisions {
  const found: StoredProvisions = {};
  for (const [label, value] of texts) {
    const name = label.trim().toLowerCase().replaceAll(/[ -]/g, '_');
    // Nearly all tabs have another name, and the schema takes long to say so.
    if (!Object.hasOwn(provisionsSchema.shape, name)) continue;
    for (const candidate of [value, readNumber(value), value === 'true']) {
      const read = provisionsSchema.safeParse({ [name]: candidate });
      if (!read.success || value === '') continue;
      Object.assign(found, read.data);
      break;
    }
  }
  return found;
}
