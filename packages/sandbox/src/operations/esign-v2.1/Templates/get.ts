import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentTemplate, readTemplateParts } from '../../../envelope/present-template.ts';
import { favoritesOf } from '../../../favorite-templates/favorites-of.ts';

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
