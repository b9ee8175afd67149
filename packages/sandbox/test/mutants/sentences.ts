import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { z } from 'zod';

const node = z.object({
  type: z.string(),
  value: z.unknown().optional(),
  quasis: z.array(z.object({ value: z.object({ raw: z.string() }) })).default([]),
});

/**
 * Leaves sentences for people alone: error messages, subjects of mails, entries of the history. They
 * are strings with a space in them. Tests check what happens and the codes, not every word.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'sentences', {
    shouldIgnore: (place) =>
      'node' in place && isSentence(place.node) ? 'A sentence for people.' : undefined,
  }),
];

function isSentence(value: unknown): boolean {
  const read = node.safeParse(value).data;
  if (read?.type === 'StringLiteral') return String(read.value).includes(' ');
  if (read?.type !== 'TemplateLiteral') return false;
  return read.quasis.some((quasi) => quasi.value.raw.includes(' '));
}
