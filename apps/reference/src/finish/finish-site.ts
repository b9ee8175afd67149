// Finishes the site once its pages are written: twins, the list of pages, and the check of links.
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { BuildError } from '../build-error.ts';
import { checkLinks, type Site } from './check-links.ts';
import { checkList } from './check-list.ts';
import { checkFileNames, checkPage } from './check-names.ts';
import { filesBelow } from './files.ts';
import { formatReport } from './finding.ts';
import { writeLlms } from './llms/write-llms.ts';
import type { PageFacts, PageTask } from './read-page.ts';

/**
 * Creates the Markdown twin of each page, lists the pages in llms.txt, and checks every link.
 * @param site the folder of the site
 * @param base the path under which the site is served, with a slash at both ends
 * @throws BuildError with all problems, a line each
 */
export async function finishSite(site: string, base: string): Promise<void> {
  const pages = await readPages(site, base);
  const listed = writeLlms(pages, site, base);
  const files = filesBelow(site);
  const whole: Site = {
    base,
    files: new Set(files),
    ids: new Map(pages.map(({ file, ids }) => [file, new Set(ids)])),
  };
  const findings = [
    ...checkFileNames(files),
    ...pages.flatMap((page) => [...checkPage(page), ...checkLinks(page, whole)]),
    ...checkList(listed, whole),
  ];
  if (findings.length > 0) {
    throw new BuildError(`The site is not as it should be:\n${formatReport(findings)}`);
  }
}

/** Reads the pages on all processors: taking HTML apart is most of the work. */
async function readPages(site: string, base: string): Promise<PageFacts[]> {
  const pool = new Tinypool({
    filename: new URL('read-page.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
  });
  try {
    const files = filesBelow(site).filter((file) => file.endsWith('.html'));
    return await Promise.all(
      files.map((file): Promise<PageFacts> => {
        const task: PageTask = { site, base, file };
        return pool.run(task);
      }),
    );
  } finally {
    await pool.destroy();
  }
}
