import { defineOperation } from '../../../engine/operation.js';
import { listTemplates } from '../../../envelope/list/templates.js';
import { pageAsked, pageFields } from '../../../envelope/page-fields.js';
import { presentTemplate, readTemplateParts } from '../../../envelope/present-template.js';
import { favoritesOf } from '../../../favorite-templates/favorites-of.js';

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
