import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { disclosureOf } from '../../../envelope-parts/consumer-disclosure/disclosure-of.ts';
import { presentDisclosure } from '../../../envelope-parts/consumer-disclosure/present-disclosure.ts';
import {
  english,
  readLanguage,
} from '../../../envelope-parts/consumer-disclosure/read-language.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';

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
