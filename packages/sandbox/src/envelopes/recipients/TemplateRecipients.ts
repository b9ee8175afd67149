import { defineOperation } from '../../engine/operation.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { embeddedGrant } from '../views/access/embedded-grant.ts';
import { findPreviewed } from '../views/access/find-previewed.ts';
import { makeView } from '../views/access/make-view.ts';
import { createRecipients } from './create-recipients.ts';
import { deleteRecipients } from './delete-recipients.ts';
import { presentOutcome } from './present-outcome.ts';
import { presentRecipients } from './present-recipients.ts';
import { namedRecipients } from './recipient-lists.ts';
import { updateRecipients } from './update-recipients.ts';

export const TemplateRecipients_list = defineOperation(
  'TemplateRecipients_list',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return {
      status: 200,
      body: presentRecipients(template, { tabs: query.include_tabs === 'true' }),
    };
  },
);

export const TemplateRecipients_create = defineOperation(
  'TemplateRecipients_create',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const added = await createRecipients(state, context, template, body);
    await saveTemplate(state, context, template);
    return { status: 201, body: added };
  },
);

export const TemplateRecipients_update = defineOperation(
  'TemplateRecipients_update',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const recipientUpdateResults = await updateRecipients(state, context, template, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: { recipientUpdateResults } };
  },
);

export const TemplateRecipients_delete = defineOperation(
  'TemplateRecipients_delete',
  async (state, { path, header }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const gone = await deleteRecipients(state, context, template, [path.recipientId]);
    await saveTemplate(state, context, template);
    return { status: 200, body: presentOutcome(template, gone) };
  },
);

export const TemplateRecipients_createTemplateRecipientPreview = defineOperation(
  'TemplateRecipients_createTemplateRecipientPreview',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const view = await makeView(state, context, {
      ...embeddedGrant(template, findPreviewed(template, body), body),
      view: 'preview',
    });
    return { status: 201, body: view };
  },
);

export const TemplateRecipients_deleteList = defineOperation(
  'TemplateRecipients_deleteList',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const gone = await deleteRecipients(state, context, template, namedRecipients(body));
    await saveTemplate(state, context, template);
    return { status: 200, body: presentOutcome(template, gone) };
  },
);
