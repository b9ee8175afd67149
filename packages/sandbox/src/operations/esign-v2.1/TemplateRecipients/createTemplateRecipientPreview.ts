import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { embeddedGrant } from '../../../views/access/embedded-grant.js';
import { findPreviewed } from '../../../views/access/find-previewed.js';
import { makeView } from '../../../views/access/make-view.js';

export const operation = defineOperation(
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
