import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { disclosureOf } from './disclosure-of.ts';
import { presentDisclosure } from './present-disclosure.ts';
import { english, readLanguage } from './read-language.ts';
import { disclosures } from './stored-disclosure.ts';
import { updatedDisclosure } from './update-disclosure.ts';

export const AccountConsumerDisclosures_get = defineOperation(
  'AccountConsumerDisclosures_get',
  async (state, { path }, { account }) => {
    const language = readLanguage(path.langCode);
    return { status: 200, body: presentDisclosure(await disclosureOf(state, account, language)) };
  },
);

/** Administrators may change both settings that have companions, and nobody else gets here. */
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
    const stored = await disclosureOf(state, account, language);
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
    return { status: 200, body: presentDisclosure(await disclosureOf(state, account, language)) };
  },
);
