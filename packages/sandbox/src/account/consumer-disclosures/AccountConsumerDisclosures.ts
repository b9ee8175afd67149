import type { ConsumerDisclosure } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { findDisclosure, disclosures, type StoredDisclosure } from './disclosure.ts';
import { english, readLanguage } from './languages.ts';
import { presentDisclosure } from './present-disclosure.ts';

export const AccountConsumerDisclosures_get = defineOperation(
  'AccountConsumerDisclosures_get',
  async (state, { path }, { account }) => {
    const language = readLanguage(path.langCode);
    return { status: 200, body: presentDisclosure(await findDisclosure(state, account, language)) };
  },
);

/**
 * Both settings with companions are editable, since only administrators can call this operation.
 */
const companions = {
  allowCDWithdrawMetadata: { rights: 'editable' },
  useConsumerDisclosureWithinAccountMetadata: { rights: 'editable' },
} as const;

export const AccountConsumerDisclosures_update = defineOperation(
  'AccountConsumerDisclosures_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { account } = context;
    const language = readLanguage(path.langCode);
    const stored = await findDisclosure(state, account, language);
    const updated = updatedDisclosure(stored, language, body);
    await state.of(disclosures).put(account.accountId, language, updated);
    return {
      status: 200,
      body: {
        ...presentDisclosure(updated),
        ...(query.include_metadata === 'true' && companions),
      },
    };
  },
);

export const AccountConsumerDisclosures_getDefault = defineOperation(
  'AccountConsumerDisclosures_getDefault',
  async (state, { query }, { account }) => {
    const language = readLanguage(query.langCode ?? english);
    return { status: 200, body: presentDisclosure(await findDisclosure(state, account, language)) };
  },
);

/**
 * Applies a change to a disclosure; missing properties stay as they are. An account with a text of
 * its own cannot return to the standard text, and until then `esignText` is ignored.
 */
function updatedDisclosure(
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
