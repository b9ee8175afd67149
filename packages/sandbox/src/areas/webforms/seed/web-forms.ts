import { day } from '../../../engine/day.ts';
import { z } from 'zod';
import { guid, parseTime, dateTimeText, optionalText } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { newForm } from '../forms/new-form.ts';
import { publishForm } from '../forms/publish-form.ts';
import { saveForm } from '../forms/stored-form.ts';
import { webFormInstances, type StoredInstance } from '../instances/stored-instance.ts';

const instanceSchema = z.strictObject({
  instanceId: guid,
  clientUserId: optionalText,
  createdDateTime: z.exactOptional(dateTimeText),
  expirationDateTime: z.exactOptional(dateTimeText),
  tags: z.array(z.string()).default([]),
  formValues: z.record(z.string(), z.string()).default({}),
});

const schema = z.strictObject({
  formId: guid,
  /** The template that the form is derived from; a form without fields where it is absent. */
  templateId: z.exactOptional(guid),
  ownerUserId: guid,
  name: z.string().min(1),
  /** The last part of its public address. */
  slug: optionalText,
  isPublished: z.boolean().default(false),
  isEnabled: z.boolean().default(true),
  isPrivateAccess: z.boolean().default(false),
  allowSending: z.boolean().default(false),
  createdDateTime: z.exactOptional(dateTimeText),
  instances: z.array(instanceSchema).default([]),
});

const month = 30 * day;

/** Web forms, each derived from a template, and their instances. */
export const webFormsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'webForms',
  schema,
  after: ['templates'],
  async applySeed(state, { accountId }, items) {
    for (const { instances, templateId, createdDateTime, isPublished, ...item } of items) {
      const { formId, ownerUserId } = item;
      if ((await state.of(members).get(accountId, ownerUserId)) === undefined)
        throw new SeedError(`web form ${formId}: no user ${ownerUserId}; add one to users`);
      const template = templateId === undefined ? undefined : await state.envelopes.get(templateId);
      if (templateId !== undefined && template?.kind !== 'template')
        throw new SeedError(`web form ${formId}: no template ${templateId}`);
      const createdAt = parseTime(createdDateTime) ?? state.now;
      const form = newForm({ ...item, accountId, createdAt }, template);
      if (isPublished) publishForm(form, createdAt);
      await saveForm(state, form);
      for (const instance of instances)
        await seedInstance(state, { accountId, formId, ownerUserId }, instance);
    }
  },
};

async function seedInstance(
  state: State,
  { accountId, formId, ownerUserId }: { accountId: string; formId: string; ownerUserId: string },
  { instanceId, clientUserId, formValues, tags, ...times }: z.infer<typeof instanceSchema>,
): Promise<void> {
  const createdAt = parseTime(times.createdDateTime) ?? state.now;
  const instance: StoredInstance = {
    instanceId,
    formId,
    accountId,
    source: 'API_EMBEDDED',
    createdBy: ownerUserId,
    createdAt,
    modifiedAt: createdAt,
    expiresAt: parseTime(times.expirationDateTime) ?? createdAt + month,
    status: 'INITIATED',
    tags,
    values: formValues,
    proof: {},
    envelopes: [],
    token: { text: instanceId, until: createdAt },
    ...(clientUserId !== undefined && { clientUserId }),
  };
  await state.of(webFormInstances).put(formId, instanceId, instance);
}
