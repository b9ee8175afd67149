import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import type { StoredDisclosure } from './stored-disclosure.ts';

/**
 * A disclosure after a change: what is left out stays. Once the account has a text of its own there
 * is no way back, and before that `esignText` does not count.
 */
export function updatedDisclosure(
  stored: StoredDisclosure,
  languageCode: string,
  body: ConsumerDisclosure,
): StoredDisclosure {
  const {
    accountEsignId: _id,
    enableEsign: _enabled,
    esignAgreement: _agreement,
    pdfId: _pdf,
    allowCDWithdrawMetadata: _withdraw,
    useConsumerDisclosureWithinAccountMetadata: _within,
    custom,
    esignText,
    ...settable
  } = body;
  const own = stored.custom === 'true' || custom === 'true';
  return {
    ...stored,
    ...settable,
    languageCode,
    custom: own ? 'true' : 'false',
    ...(own && esignText !== undefined && { esignText }),
  };
}
