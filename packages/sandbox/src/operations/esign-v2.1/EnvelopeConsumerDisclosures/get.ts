import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.js';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.js';
import { readLanguage } from '../../../envelope-parts/consumer-disclosure/read-language.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';

export const operation = defineOperation(
  'EnvelopeConsumerDisclosures_get',
  async (state, { path }, context) => {
    findRecipient(await findEnvelope(state, context, path.envelopeId), path.recipientId);
    const language = readLanguage(path.langCode);
    const disclosure = await disclosureOf(state, context.account, language);
    return { status: 200, body: presentDisclosure(disclosure) };
  },
);
