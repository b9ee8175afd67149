import { defineOperation } from '../../engine/operation.ts';
import { requireRight } from '../rights.ts';
import { findTemplate } from '../templates/find-template.ts';
import { makeView } from './access/make-view.ts';
import { userGrant } from './access/user-grant.ts';

export const TemplateViews_createEdit = defineOperation(
  'TemplateViews_createEdit',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    await requireRight(state, context, 'canManageTemplates');
    const grant = userGrant(context, 'template', template.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
