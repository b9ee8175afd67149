import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.js';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.js';
import {
  english,
  readLanguage,
} from '../../../envelope-parts/consumer-disclosure/read-language.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';

export const operation = defineOperation(
  'EnvelopeConsumerDisclosures_getDefault',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { details } = findRecipient(envelope, path.recipientId);
    const own = details.emailNotification?.supportedLanguage;
    const language = readLanguage(query.langCode ?? own ?? english);
    const disclosure = await disclosureOf(state, context.account, language);
    return { status: 200, body: presentDisclosure(disclosure) };
  },
);
