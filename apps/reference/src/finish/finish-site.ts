// Finishes the site once its pages are written: twins, the list of pages, and the check of links.
import { BuildError } from '../build-error.ts';
import { checkLinks, type Site, checkReferences } from './check-links.ts';
import { filesBelow, pageOfTwin, isPage } from './files.ts';
import { formatReport, type Finding } from './finding.ts';
import { writeLlms } from './llms/write-llms.ts';
import type { PageReader } from './page-reader.ts';
import type { PageFacts } from './read-pages.ts';
import type { Entry } from './llms/entries.ts';

/**
 * Creates the Markdown twin of each page, lists the pages in llms.txt, and checks every link.
 * @param site the folder of the site
 * @param base the path under which the site is served, with a slash at both ends
 * @param reader that of this site, which may have read pages already
 * @throws BuildError with all problems, a line each
 */
export async function finishSite(site: string, base: string, reader: PageReader): Promise<void> {
  const pages = await reader.finish();
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

/** Follows the links of llms.txt, and finds the pages of which it has nothing to say. */
function checkList(entries: readonly Entry[], site: Site): Finding[] {
  const links = entries.map(({ twin }) => encodeURI(twin));
  const silent = entries.filter(({ description }) => description === '');
  return [
    ...checkReferences(links, 'llms.txt', site),
    ...silent.map(({ twin }) => ({
      file: pageOfTwin(twin),
      reason: 'has no description, which llms.txt shows next to its title. Add one.',
    })),
  ];
}

/** Finds files that are one and the same where names are kept without regard to case. */
function checkFileNames(files: readonly string[]): Finding[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    if (other === undefined) return [];
    return [
      { file, reason: `differs from ${other} only in upper and lower case. Rename one of them.` },
    ];
  });
}

/** Finds missing and repeated names in a page itself. */
function checkPage(page: PageFacts): Finding[] {
  const { file } = page;
  const findings = page.repeatedIds.map((id) => ({
    file,
    reason: `uses the id ${id} twice. Each id must be unique.`,
  }));
  if (isPage(file) && page.twin === undefined) {
    const reason =
      'has no h1 or no .sl-markdown-content in its main, so no Markdown version can be created. Put it into ReferencePage.';
    findings.push({ file, reason });
  }
  return findings;
}
