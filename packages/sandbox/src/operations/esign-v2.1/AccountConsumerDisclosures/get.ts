import { defineOperation } from '../../../engine/operation.js';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.js';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.js';
import { readLanguage } from '../../../envelope-parts/consumer-disclosure/read-language.js';

export const operation = defineOperation(
  'AccountConsumerDisclosures_get',
  async (state, { path }, { account }) => {
    const language = readLanguage(path.langCode);
    return { status: 200, body: presentDisclosure(await disclosureOf(state, account, language)) };
  },
);
