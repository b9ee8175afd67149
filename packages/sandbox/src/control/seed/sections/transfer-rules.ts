import { z } from 'zod';
import { transferRules } from '../../../state/model/transfer-rules.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  envelopeTransferRuleId: guid,
  eventType: z.enum(['before sent', 'sent', 'completed']),
  enabled: z.boolean().default(true),
  carbonCopyOriginalOwner: z.boolean().default(false),
  /** The user or the group whose envelopes are transferred; one of the two. */
  fromUserId: z.exactOptional(guid),
  fromGroupId: z.exactOptional(z.string()),
  toUserId: guid,
  modifiedDate: dateTimeText.optional(),
  modifiedByUserId: guid,
});

/** The rules by which envelopes get another owner. */
export const transferRulesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'transferRules',
  schema,
  after: ['groups'],
  async applySeed(state, { accountId }, items) {
    for (const {
      envelopeTransferRuleId: ruleId,
      carbonCopyOriginalOwner: copiesOwner,
      modifiedDate,
      modifiedByUserId: modifiedBy,
      ...rule
    } of items)
      await state.of(transferRules).put(accountId, ruleId, {
        ruleId,
        copiesOwner,
        modifiedAt: parseTime(modifiedDate) ?? state.now,
        modifiedBy,
        ...rule,
      });
  },
};
