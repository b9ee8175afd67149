import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.ts';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.ts';
import { readLanguage } from '../../../envelope-parts/consumer-disclosure/read-language.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';

export const operation = defineOperation(
  'EnvelopeConsumerDisclosures_get',
  async (state, { path }, context) => {
    findRecipient(await findEnvelope(state, context, path.envelopeId), path.recipientId);
    const language = readLanguage(path.langCode);
    const disclosure = await disclosureOf(state, context.account, language);
    return { status: 200, body: presentDisclosure(disclosure) };
  },
);
