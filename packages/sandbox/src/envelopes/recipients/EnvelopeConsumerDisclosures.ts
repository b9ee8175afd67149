import { findDisclosure } from '../../account/consumer-disclosures/disclosure.ts';
import { presentDisclosure } from '../../account/consumer-disclosures/present-disclosure.ts';
import { english, readLanguage } from '../../account/consumer-disclosures/languages.ts';
import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findRecipient } from './find-recipient.ts';

export const EnvelopeConsumerDisclosures_get = defineOperation(
  'EnvelopeConsumerDisclosures_get',
  async (state, { path }, context) => {
    findRecipient(await findEnvelope(state, context, path.envelopeId), path.recipientId);
    const language = readLanguage(path.langCode);
    const disclosure = await findDisclosure(state, context.account, language);
    return { status: 200, body: presentDisclosure(disclosure) };
  },
);

export const EnvelopeConsumerDisclosures_getDefault = defineOperation(
  'EnvelopeConsumerDisclosures_getDefault',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { details } = findRecipient(envelope, path.recipientId);
    const own = details.emailNotification?.supportedLanguage;
    const language = readLanguage(query.langCode ?? own ?? english);
    const disclosure = await findDisclosure(state, context.account, language);
    return { status: 200, body: presentDisclosure(disclosure) };
  },
);
