import { z } from 'zod';
import { languages } from '../../../account/consumer-disclosures/languages.ts';
import { disclosures } from '../../../account/consumer-disclosures/disclosure.ts';
import type { SeedSection } from '../section.ts';

const flag = z.exactOptional(z.enum(['true', 'false']));
const text = z.exactOptional(z.string());

const schema = z.strictObject({
  accountEsignId: z.string(),
  languageCode: z.enum(languages),
  allowCDWithdraw: flag,
  changeEmail: text,
  changeEmailOther: text,
  companyName: text,
  companyPhone: text,
  copyCostPerPage: text,
  copyFeeCollectionMethod: text,
  copyRequestEmail: text,
  custom: flag,
  enableEsign: flag,
  esignText: text,
  mustAgreeToEsign: flag,
  useBrand: flag,
  useConsumerDisclosureWithinAccount: flag,
  withdrawAddressLine1: text,
  withdrawAddressLine2: text,
  withdrawByEmail: flag,
  withdrawByMail: flag,
  withdrawByPhone: flag,
  withdrawCity: text,
  withdrawConsequences: text,
  withdrawEmail: text,
  withdrawOther: text,
  withdrawPhone: text,
  withdrawPostalCode: text,
  withdrawState: text,
});

/** The disclosures on electronic records that an account has set, one for each language. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'consumerDisclosures',
  schema,
  async plant(state, { accountId }, items) {
    for (const item of items) await state.of(disclosures).put(accountId, item.languageCode, item);
  },
};
