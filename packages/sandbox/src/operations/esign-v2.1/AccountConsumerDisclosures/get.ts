import { defineOperation } from '../../../engine/operation.ts';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.ts';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.ts';
import { readLanguage } from '../../../envelope-parts/consumer-disclosure/read-language.ts';

export const operation = defineOperation(
  'AccountConsumerDisclosures_get',
  async (state, { path }, { account }) => {
    const language = readLanguage(path.langCode);
    return { status: 200, body: presentDisclosure(await disclosureOf(state, account, language)) };
  },
);
