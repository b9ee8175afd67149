import { defineOperation } from '../../../engine/operation.ts';
import { listTemplates } from '../../../envelope/list/templates.ts';
import { pageAsked, pageFields } from '../../../envelope/page-fields.ts';
import { presentTemplate, readTemplateParts } from '../../../envelope/present-template.ts';
import { favoritesOf } from '../../../favorite-templates/favorites-of.ts';

/** How many templates one answer has at most. */
const most = 2000;

export const operation = defineOperation('Templates_list', async (state, { query }, context) => {
  const found = await listTemplates(state, context, query);
  const part = pageAsked(query, most);
  const shown = found.slice(part.start, part.start + part.size);
  const favorites = await favoritesOf(state, context);
  const include = readTemplateParts(query.include);
  return {
    status: 200,
    body: {
      ...pageFields({
        place: '/templates',
        query,
        ...part,
        shown: shown.length,
        total: found.length,
      }),
      envelopeTemplates: shown.map((one) =>
        presentTemplate(one, { include, favourite: favorites.has(one.envelopeId) }),
      ),
    },
  };
});
