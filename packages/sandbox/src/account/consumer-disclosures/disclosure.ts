import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { kind } from '../../state/records.ts';
import { english } from './languages.ts';

/**
 * The disclosure of an account in a language; in English where it has none of its own in that
 * language.
 * @param language as the service spells it
 */
export async function findDisclosure(
  state: State,
  account: StoredAccount,
  language: string,
): Promise<StoredDisclosure> {
  const own = await state.of(disclosures).get(account.accountId, language);
  if (own !== undefined) return own;
  const inEnglish = await state.of(disclosures).get(account.accountId, english);
  return inEnglish ?? usual(account);
}

/** Creates the disclosure of an account that has changed nothing. */
function usual({ accountId, name }: StoredAccount): StoredDisclosure {
  return {
    accountEsignId: accountId,
    languageCode: english,
    allowCDWithdraw: 'true',
    companyName: name,
    copyCostPerPage: '0.0000',
    custom: 'false',
    enableEsign: 'true',
    mustAgreeToEsign: 'true',
    useBrand: 'false',
    useConsumerDisclosureWithinAccount: 'false',
    withdrawByEmail: 'true',
    withdrawByMail: 'false',
    withdrawByPhone: 'false',
    withdrawConsequences: 'In that case you receive your records on paper.',
  };
}

/** Properties that callers cannot set, since the service derives them. */
type Derived =
  | 'esignAgreement'
  | 'languageCode'
  | 'pdfId'
  | 'allowCDWithdrawMetadata'
  | 'useConsumerDisclosureWithinAccountMetadata';

/**
 * The text on electronic records that people accept before they sign, in one language. Kept under
 * the account, by the code of the language.
 */
export interface StoredDisclosure extends Omit<ConsumerDisclosure, Derived> {
  accountEsignId: string;
  languageCode: string;
}

export const disclosures = kind<StoredDisclosure>('consumer-disclosure');
