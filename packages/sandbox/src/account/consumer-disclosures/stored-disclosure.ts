import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import { kind } from '../../state/things.ts';

/** What callers may not set: the service says it, or makes it. */
export type Derived =
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
