import { randomUUID } from 'node:crypto';
import { WebForm } from '@countersign/zod/webforms';
import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { newForm } from '../forms/new-form.ts';
import { presentSummary } from '../forms/present-form.ts';
import { publishForm } from '../forms/publish-form.ts';
import { saveForm, type StoredForm } from '../forms/stored-form.ts';
import { findFormOfPath } from './find-form-of-path.ts';

const creation = z.strictObject({
  templateId: z.guid(),
  name: z.exactOptional(z.string().min(1)),
  ownerUserId: z.exactOptional(z.guid()),
  /** An export of a form by the service. */
  definition: z.exactOptional(WebForm),
  allowSending: z.exactOptional(z.boolean()),
  isPublished: z.boolean().default(true),
});

const change = z.strictObject({
  isPublished: z.exactOptional(z.literal(true)),
  isEnabled: z.exactOptional(z.boolean()),
  isPrivateAccess: z.exactOptional(z.boolean()),
  allowSending: z.exactOptional(z.boolean()),
});

export const webForms: ControlHandlers<'createWebForm' | 'changeWebForm'> = {
  async createWebForm(parts, call) {
    const { templateId, name, ownerUserId, definition, allowSending, isPublished } = readBody(
      call,
      creation,
    );
    return write(parts, call, async (state) => {
      const accountId = (call.path['accountId'] ?? '').toLowerCase();
      const template = await state.envelopes.get(templateId.toLowerCase());
      if (template?.kind !== 'template' || template.accountId !== accountId)
        throw notFound(`The account has no template ${templateId}.`, 'body/templateId');
      const owner = ownerUserId ?? template.sender.userId;
      if ((await state.of(members).get(accountId, owner)) === undefined)
        throw invalid(`The account has no user ${owner}.`, 'body/ownerUserId');
      const form = newForm(
        {
          formId: randomUUID(),
          accountId,
          name: name ?? definition?.formProperties?.name ?? template.template?.name ?? 'Form',
          ownerUserId: owner,
          createdAt: state.now,
          locale: definition?.formLocale,
          allowSending: allowSending ?? definition?.formProperties?.allowSending ?? false,
        },
        template,
      );
      if (definition?.formContent !== undefined) {
        form.isUploaded = true;
        form.draft = {
          ...definition.formContent,
          // An export names a template of another account.
          templates: [
            { originalTemplateId: template.envelopeId, clonedTemplateId: template.envelopeId },
          ],
        };
      }
      if (isPublished) publishForm(form, state.now);
      return save(state, form);
    });
  },

  async changeWebForm(parts, call) {
    const { isPublished, ...settings } = readBody(call, change);
    return write(parts, call, async (state) => {
      const form = await findFormOfPath(state, call);
      Object.assign(form, settings);
      if (isPublished === true) publishForm(form, state.now);
      return save(state, form);
    });
  },
};

async function save(state: State, form: StoredForm) {
  form.modifiedAt = state.now;
  await saveForm(state, form);
  const { isPublished = false, isEnabled = false } = await presentSummary(state, form);
  const { formId, name, slug, versionId } = form;
  return { formId, name, slug, versionId, isPublished, isEnabled };
}
