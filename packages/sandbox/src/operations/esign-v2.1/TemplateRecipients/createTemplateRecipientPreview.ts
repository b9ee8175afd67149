import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { embeddedGrant } from '../../../views/access/embedded-grant.ts';
import { findPreviewed } from '../../../views/access/find-previewed.ts';
import { makeView } from '../../../views/access/make-view.ts';

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
