import { z } from 'zod';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { dateTimeText, guid, optionalText, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { saveInstance } from '../steps/run-steps.ts';
import { workflows } from '../stored-workflow.ts';

const text = z.string().min(1);

const step = z.discriminatedUnion('does', [
  z.strictObject({ name: text, does: z.literal('form'), fields: z.array(text).min(1) }),
  z.strictObject({
    name: text,
    does: z.literal('sign'),
    templateId: guid,
    emailSubject: optionalText,
    people: z.array(z.strictObject({ roleName: text, name: text, email: text })).min(1),
  }),
  z.strictObject({ name: text, does: z.literal('screen'), title: text, text: z.string() }),
  z.strictObject({ name: text, does: z.literal('wait'), minutes: z.number().positive() }),
]);

const workflowSchema = z.strictObject({
  workflowId: guid,
  name: text,
  status: z
    .enum(['active', 'inactive', 'publishing', 'unpublishing', 'archived', 'archiving'])
    .default('active'),
  isPaused: z.exactOptional(z.literal(true)),
  triggerId: guid,
  startsBy: z.enum(['api', 'link']).default('api'),
  inputs: z
    .array(
      z.strictObject({
        name: text,
        type: text.default('String'),
        default: z.exactOptional(z.union([z.string(), z.number(), z.boolean()])),
      }),
    )
    .default([]),
  steps: z.array(step).min(1),
  version: text.default('1.0.0'),
  metadataId: text,
  createdDate: dateTimeText.optional(),
  createdBy: guid,
  modifiedDate: dateTimeText.optional(),
  modifiedBy: guid.optional(),
});

/** The workflows of an account. */
export const workflowsSection: SeedSection<z.infer<typeof workflowSchema>> = {
  name: 'workflows',
  schema: workflowSchema,
  after: ['users', 'templates'],
  async applySeed(state, { accountId, createdAt: beginning }, items) {
    for (const { createdDate, modifiedDate, modifiedBy, ...item } of items) {
      const createdAt = parseTime(createdDate) ?? beginning;
      await state.of(workflows).put(accountId, item.workflowId, {
        ...item,
        steps: item.steps.map((one) => withoutUndefined(one)),
        accountId,
        createdAt,
        modifiedAt: parseTime(modifiedDate) ?? createdAt,
        modifiedBy: modifiedBy ?? item.createdBy,
      });
    }
  },
};

const instanceSchema = z.strictObject({
  instanceId: guid,
  workflowId: guid,
  name: text,
  status: z.enum(['In Progress', 'Completed', 'Canceled', 'Failed', 'Expired']),
  reason: optionalText,
  startedDate: dateTimeText,
  startedBy: guid,
  startedByName: text,
  expiresDate: dateTimeText,
  modifiedDate: dateTimeText.optional(),
  endedDate: dateTimeText.optional(),
  canceledBy: z.exactOptional(guid),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  completed: z.int().min(0),
  /** The envelope of a step, by its position. */
  envelopes: z.record(z.string(), guid).default({}),
  mtid: guid,
  mtsec: text,
});

/** The instances of workflows. */
export const workflowInstancesSection: SeedSection<z.infer<typeof instanceSchema>> = {
  name: 'workflowInstances',
  schema: instanceSchema,
  after: ['workflows', 'envelopes'],
  async applySeed(state, { accountId }, items) {
    for (const item of items) {
      const workflow = await state.of(workflows).get(accountId, item.workflowId);
      if (workflow === undefined)
        throw new Error(`the instance ${item.instanceId} is of no workflow of the account`);
      const { startedDate, expiresDate, modifiedDate, endedDate, ...rest } = item;
      const startedAt = parseTime(startedDate) ?? 0;
      const expiresAt = parseTime(expiresDate) ?? 0;
      const endedAt = parseTime(endedDate);
      await saveInstance(
        state,
        withoutUndefined({
          ...rest,
          accountId,
          startedAt,
          expiresAt,
          modifiedAt: parseTime(modifiedDate) ?? endedAt ?? startedAt,
          endedAt,
          canceledAt: item.status === 'Canceled' ? endedAt : undefined,
          entries: {},
          steps: workflow.steps,
          origin: '',
          version: workflow.version,
          metadataId: workflow.metadataId,
          createdBy: workflow.createdBy,
        }),
      );
      if (item.status === 'In Progress')
        await state.schedule.set({
          kind: 'workflow-expiry',
          key: item.instanceId,
          at: expiresAt,
          with: { accountId },
        });
    }
  },
};
