import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Lists the barriers by WCAG 2.2 AA that axe finds on a page, a line for each rule and element.
 * @param within the part of the page to look at, as a selector
 */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  // A document that has it already, from before a click, does not have to read it again.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: standards, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within)}, ${options})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
