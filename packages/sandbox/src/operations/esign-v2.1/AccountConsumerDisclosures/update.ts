import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.ts';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.ts';
import { readLanguage } from '../../../envelope-parts/consumer-disclosure/read-language.ts';
import { disclosures } from '../../../envelope-parts/consumer-disclosure/stored-disclosure.ts';
import { updatedDisclosure } from '../../../envelope-parts/consumer-disclosure/update-disclosure.ts';

/** Administrators may change both settings that have companions, and nobody else gets here. */
const companions = {
  allowCDWithdrawMetadata: { rights: 'editable' },
  useConsumerDisclosureWithinAccountMetadata: { rights: 'editable' },
} as const;

export const operation = defineOperation(
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
