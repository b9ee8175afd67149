import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const result = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** The rules of WCAG 2.2 AA that a page breaks, each with the elements that break it. */
export async function findBarriers(page: Page): Promise<string[]> {
  // The page's policy allows no script of others; the debugger's own is not under it.
  const violations: unknown = await page.evaluate(
    `${source};axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations)`,
  );
  return result
    .parse(violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
