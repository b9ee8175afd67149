import { PowerForm } from '@countersign/zod/esign-v2.1/schemas/powerForm';
import { z } from 'zod';
import { mergeRoles } from '../../../envelopes/power-forms/form-roles.ts';
import { describePowerForm } from '../../../envelopes/power-forms/present-power-form.ts';
import { savePowerForm } from '../../../envelopes/power-forms/save-power-form.ts';
import {
  powerFormPeople,
  powerFormUses,
  type StoredPowerForm,
} from '../../../envelopes/power-forms/stored-power-form.ts';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const schema = z.strictObject({
  powerFormId: guid,
  senderUserId: guid,
  templateId: guid,
  /**
   * The definition in the form that `PowerForms_create` takes, with the times and counts in the
   * form that `PowerForms_get` returns.
   */
  definition: PowerForm,
  /** The envelopes that were created from it. */
  envelopes: z.array(guid).default([]),
});

/** PowerForms, and the envelopes that were created from them. */
export const powerFormsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'powerForms',
  schema,
  after: ['templates', 'envelopes'],
  async applySeed(state, { accountId }, items) {
    for (const { powerFormId, senderUserId, templateId, definition, envelopes } of items) {
      const template = await state.envelopes.get(templateId);
      const sender = await state.of(members).get(accountId, senderUserId);
      if (template?.kind !== 'template')
        throw new SeedError(`PowerForm ${powerFormId}: no template ${templateId}`);
      if (sender === undefined)
        throw new SeedError(`PowerForm ${powerFormId}: no user ${senderUserId}; add one to users`);
      const { name, emailSubject, emailBody, instructions, limitUseIntervalUnits } = definition;
      const lastUsedAt = parseTime(definition.lastUsed);
      const templateName = template.template?.name ?? '';
      const form: StoredPowerForm = {
        powerFormId,
        accountId,
        name: name ?? templateName,
        templateId,
        templateName,
        senderUserId,
        createdBy: definition.createdBy ?? senderUserId,
        createdAt: parseTime(definition.createdDateTime) ?? state.now,
        timesUsed: Number(definition.timesUsed ?? envelopes.length),
        isActive: definition.isActive !== 'false',
        signingMode: definition.signingMode ?? 'email',
        maxUseEnabled: definition.maxUseEnabled === 'true',
        limitUseIntervalEnabled: definition.limitUseIntervalEnabled === 'true',
        recipients: mergeRoles(state, template, definition.recipients ?? []),
        ...(definition.usesRemaining !== undefined && {
          usesRemaining: Number(definition.usesRemaining),
        }),
        ...(definition.limitUseInterval !== undefined && {
          limitUseInterval: Number(definition.limitUseInterval),
        }),
        ...(lastUsedAt !== undefined && { lastUsedAt }),
        ...(emailSubject !== undefined && { emailSubject }),
        ...(emailBody !== undefined && { emailBody }),
        ...(instructions !== undefined && { instructions }),
        ...(limitUseIntervalUnits !== undefined && { limitUseIntervalUnits }),
      };
      await savePowerForm(state, form);
      for (const envelopeId of envelopes)
        await seedUse(state, form, envelopeId, describePowerForm(form, sender));
    }
  },
};

/**
 * Records a use of a PowerForm.
 * @throws SeedError if the envelope does not exist
 */
async function seedUse(
  state: State,
  { powerFormId }: StoredPowerForm,
  envelopeId: string,
  powerForm: ReturnType<typeof describePowerForm>,
): Promise<void> {
  const envelope = await state.envelopes.get(envelopeId, { lock: true });
  if (envelope?.kind !== 'envelope')
    throw new SeedError(`PowerForm ${powerFormId}: no envelope ${envelopeId}`);
  const at = envelope.createdAt;
  await state.envelopes.put({ ...envelope, powerForm });
  await state.of(powerFormUses).put(powerFormId, envelopeId, { envelopeId, at });
  const email = envelope.recipients[0]?.details.email ?? '';
  await state.of(powerFormPeople).put(powerFormId, email.toLowerCase(), at);
}
