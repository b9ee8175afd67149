import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { updateTemplate } from '../../../envelope/update-template.ts';

export const operation = defineOperation(
  'Templates_update',
  async (state, { path, header, body, files }, context) => {
    const stored = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(stored, header['X-DocuSign-Edit'], context, state);
    const summary = await updateTemplate(state, context, stored, body, files);
    await saveTemplate(state, context, stored);
    return { status: 200, body: summary };
  },
);
