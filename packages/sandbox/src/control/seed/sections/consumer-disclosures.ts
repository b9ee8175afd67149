import { z } from 'zod';
import { languages } from '../../../account/consumer-disclosures/languages.ts';
import { disclosures } from '../../../account/consumer-disclosures/disclosure.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { optionalFlag, optionalText } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  accountEsignId: z.string(),
  languageCode: z.enum(languages),
  allowCDWithdraw: optionalFlag,
  changeEmail: optionalText,
  changeEmailOther: optionalText,
  companyName: optionalText,
  companyPhone: optionalText,
  copyCostPerPage: optionalText,
  copyFeeCollectionMethod: optionalText,
  copyRequestEmail: optionalText,
  custom: optionalFlag,
  enableEsign: optionalFlag,
  esignText: optionalText,
  mustAgreeToEsign: optionalFlag,
  useBrand: optionalFlag,
  useConsumerDisclosureWithinAccount: optionalFlag,
  withdrawAddressLine1: optionalText,
  withdrawAddressLine2: optionalText,
  withdrawByEmail: optionalFlag,
  withdrawByMail: optionalFlag,
  withdrawByPhone: optionalFlag,
  withdrawCity: optionalText,
  withdrawConsequences: optionalText,
  withdrawEmail: optionalText,
  withdrawOther: optionalText,
  withdrawPhone: optionalText,
  withdrawPostalCode: optionalText,
  withdrawState: optionalText,
});

/** The disclosures on electronic records that an account has set, one for each language. */
export const consumerDisclosuresSection: SeedSection<z.infer<typeof schema>> = {
  name: 'consumerDisclosures',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const item of items) await state.of(disclosures).put(accountId, item.languageCode, item);
  },
};
