import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireRight } from '../../../envelope/rights.js';
import { makeView } from '../../../views/access/make-view.js';
import { userGrant } from '../../../views/access/user-grant.js';

export const operation = defineOperation(
  'TemplateViews_createEdit',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    await requireRight(state, context, 'canManageTemplates');
    const grant = userGrant(context, 'template', template.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
