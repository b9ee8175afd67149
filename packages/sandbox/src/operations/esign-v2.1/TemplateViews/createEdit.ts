import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { makeView } from '../../../views/access/make-view.ts';
import { userGrant } from '../../../views/access/user-grant.ts';

export const operation = defineOperation(
  'TemplateViews_createEdit',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    await requireRight(state, context, 'canManageTemplates');
    const grant = userGrant(context, 'template', template.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
