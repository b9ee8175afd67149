import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { transferRules } from '../../state/model/transfer-rules.ts';
import { createRules } from './create-rules.ts';
import { findRule, presentRule, switchRule } from './find-rule.ts';

export const EnvelopeTransferRules_get = defineOperation(
  'EnvelopeTransferRules_get',
  async (state, _, context) => {
    requireAdmin(context);
    const rules = await state.of(transferRules).list(context.account.accountId);
    const envelopeTransferRules = await Promise.all(
      rules.map((rule) => presentRule(state, context, rule)),
    );
    return { status: 200, paged: true, body: { ...wholeList, envelopeTransferRules } };
  },
);

export const EnvelopeTransferRules_create = defineOperation(
  'EnvelopeTransferRules_create',
  async (state, { body }, context) => {
    requireAdmin(context);
    const rules = await createRules(state, context, body);
    const envelopeTransferRules = await Promise.all(
      rules.map((rule) => presentRule(state, context, rule)),
    );
    const count = String(rules.length);
    const paging = { ...wholeList, resultSetSize: count, totalSetSize: count };
    const endPosition = String(Math.max(0, rules.length - 1));
    return { status: 201, body: { ...paging, endPosition, envelopeTransferRules } };
  },
);

export const EnvelopeTransferRules_update = defineOperation(
  'EnvelopeTransferRules_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const envelopeTransferRules = await perItem(
      requireItems(body.envelopeTransferRules, 'envelopeTransferRules'),
      ({ envelopeTransferRuleId: id }) => (id === undefined ? {} : { envelopeTransferRuleId: id }),
      async ({ envelopeTransferRuleId = '', enabled }) => {
        const rule = await findRule(state, context, envelopeTransferRuleId);
        return presentRule(state, context, await switchRule(state, context, rule, enabled));
      },
    );
    return { status: 200, body: { envelopeTransferRules } };
  },
);

export const EnvelopeTransferRules_updateEnvelopeTransferRule = defineOperation(
  'EnvelopeTransferRules_updateEnvelopeTransferRule',
  async (state, { path, body }, context) => {
    requireAdmin(context);
    const rule = await findRule(state, context, path.envelopeTransferRuleId);
    const switched = await switchRule(state, context, rule, body.enabled);
    return { status: 200, body: await presentRule(state, context, switched) };
  },
);

export const EnvelopeTransferRules_delete = defineOperation(
  'EnvelopeTransferRules_delete',
  async (state, { path }, context) => {
    requireAdmin(context);
    const { ruleId } = await findRule(state, context, path.envelopeTransferRuleId);
    await state.of(transferRules).remove(context.account.accountId, ruleId);
    return { status: 200 };
  },
);
