import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../find-template.ts';
import { countOutcomes, listFromTemplates, orderByRate } from './outcomes.ts';

export const Templates_getCompletionRateForTemplate = defineOperation(
  'Templates_getCompletionRateForTemplate',
  async (state, { path }, context) => {
    const { envelopeId } = await findTemplate(state, context, path.templateId);
    const sent = (await listFromTemplates(state, context)).get(envelopeId) ?? [];
    const senders = Map.groupBy(sent, ({ sender }) => sender.userId);
    const bySender = [...senders].map(([senderId, own]) => ({
      senderId,
      name: own[0]?.sender.userName ?? '',
      ...countOutcomes(own),
    }));
    const { best, worst } = orderByRate(bySender);
    return {
      status: 200,
      body: { ...countOutcomes(sent), topSenders: best, bottomSenders: worst },
    };
  },
);

export const Templates_getCompletionRateForTemplateOwner = defineOperation(
  'Templates_getCompletionRateForTemplateOwner',
  async (state, _, context) => {
    const { account, caller } = context;
    const from = await listFromTemplates(state, context);
    const templates = await state.envelopes.list(account.accountId, {
      kind: 'template',
      conditions: [{ column: 'sender', in: [caller.userId] }],
    });
    const used = templates.filter(({ envelopeId }) => from.has(envelopeId));
    const byTemplate = used.map(({ envelopeId, template }) => ({
      templateId: envelopeId,
      name: template?.name ?? '',
      ...countOutcomes(from.get(envelopeId) ?? []),
    }));
    const all = used.flatMap(({ envelopeId }) => from.get(envelopeId) ?? []);
    const { sent, completed, completionRate, voided, expired } = countOutcomes(all);
    const { best, worst } = orderByRate(byTemplate);
    return {
      status: 200,
      body: {
        sent,
        completed,
        completionRate,
        voided,
        expired,
        topTemplates: best,
        bottomTemplates: worst,
      },
    };
  },
);
