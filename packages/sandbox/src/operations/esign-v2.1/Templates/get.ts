import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentTemplate, readTemplateParts } from '../../../envelope/present-template.js';
import { favoritesOf } from '../../../favorite-templates/favorites-of.js';

export const operation = defineOperation(
  'Templates_get',
  async (state, { path, query }, context) => {
    const stored = await findTemplate(state, context, path.templateId);
    const favorites = await favoritesOf(state, context);
    return {
      status: 200,
      body: presentTemplate(stored, {
        include: [
          'recipients',
          'custom_fields',
          'notifications',
          ...readTemplateParts(query.include),
        ],
        favourite: favorites.has(stored.envelopeId),
      }),
    };
  },
);
