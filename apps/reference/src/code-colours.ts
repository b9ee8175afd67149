import type { StarlightExpressiveCodeOptions } from '@astrojs/starlight/expressive-code';

/**
 * Colours every line whole. By default, a line that takes half a second loses the rest of its
 * colours, so that a page built on a busy machine would differ.
 */
export const codeColours = {
  shiki: {
    transformers: [
      {
        name: 'without a time limit',
        preprocess(_code, options) {
          options.tokenizeTimeLimit = 0;
        },
      },
    ],
  },
} satisfies StarlightExpressiveCodeOptions;
