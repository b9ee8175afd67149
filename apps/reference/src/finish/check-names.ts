import type { Finding } from './finding.ts';
import type { PageFacts } from './read-page.ts';
import { isPage } from './files.ts';

/** Finds files that are one and the same where names are kept without regard to case. */
export function checkFileNames(files: readonly string[]): Finding[] {
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
export function checkPage(page: PageFacts): Finding[] {
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
