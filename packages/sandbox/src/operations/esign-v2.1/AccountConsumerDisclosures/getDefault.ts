import { defineOperation } from '../../../engine/operation.js';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.js';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.js';
import {
  english,
  readLanguage,
} from '../../../envelope-parts/consumer-disclosure/read-language.js';

export const operation = defineOperation(
  'AccountConsumerDisclosures_getDefault',
  async (state, { query }, { account }) => {
    const language = readLanguage(query.langCode ?? english);
    return { status: 200, body: presentDisclosure(await disclosureOf(state, account, language)) };
  },
);
