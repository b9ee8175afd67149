import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { requireVisibility } from '../../../envelope-parts/require-visibility.ts';
import { setVisibility } from '../../../envelope-parts/set-visibility.ts';

export const operation = defineOperation(
  'TemplateDocumentVisibility_update',
  async (state, { path, header, body }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'The visibility of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(
      found,
      body.documentVisibility ?? [],
      path.recipientId,
    );
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentVisibility } };
  },
);
