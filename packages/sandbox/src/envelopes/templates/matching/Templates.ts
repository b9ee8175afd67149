import type { TemplateAutoMatchList } from '@countersign/types/esign-v2.1';
import type { Context } from '../../../engine/context.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';
import type { State } from '../../../state/state.ts';
import { findTemplate } from '../../find-template.ts';
import { saveTemplate } from '../../save.ts';

export const Templates_updateTemplatesAutoMatch = defineOperation(
  'Templates_updateTemplatesAutoMatch',
  setMatching,
);

export const Templates_updateTemplatesAutoMatch_0 = defineOperation(
  'Templates_updateTemplatesAutoMatch_0',
  setMatching,
);

/** Sets which templates are proposed for documents that are like their own. */
async function setMatching(
  state: State,
  { body }: { body: TemplateAutoMatchList },
  context: Context,
) {
  const templates = await perItem(
    requireItems(body.templates, 'templates'),
    ({ templateId }) => (templateId === undefined ? {} : { templateId }),
    async ({ templateId = '', autoMatch = 'true' }) => {
      const found = await findTemplate(state, context, templateId, { change: true });
      if (found.template !== undefined) found.template.autoMatch = autoMatch;
      await saveTemplate(state, context, found);
      return { templateId: found.envelopeId, autoMatch };
    },
  );
  return { status: 200 as const, body: { templates } };
}
