import hosts from './hosts.json' with { type: 'json' };
import { pageOfTwin, twinFile } from './files.ts';
import type { Finding } from './finding.ts';
import type { PageFacts } from './read-pages.ts';
import { resolveTarget } from './target.ts';

/** The facts about a site that its links are checked against. */
export interface Site {
  base: string;
  files: ReadonlySet<string>;
  /** The ids of each HTML file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Follows every reference of a page and, where these are right, of its twin. */
export function checkLinks(page: PageFacts, site: Site): Finding[] {
  const findings = checkReferences(page.references, page.file, site);
  if (findings.length > 0 || page.twin === undefined) return findings;
  return checkReferences(page.twin.references, twinFile(page.file), site);
}

/** Follows every reference of a file of the site. */
export function checkReferences(references: string[], file: string, site: Site): Finding[] {
  return references.flatMap((reference) => {
    const reason = reasonAgainst(reference, file, site);
    return reason === undefined ? [] : [{ file, reason: `${reference || '(empty)'} ${reason}` }];
  });
}

function reasonAgainst(reference: string, file: string, site: Site): string | undefined {
  const target = resolveTarget(reference, file, site.base);
  switch (target.kind) {
    case 'within':
      return undefined;
    case 'broken':
      return 'is not a valid link target. Use a path of the site or an https URL.';
    case 'outside':
      return `is not below ${site.base}. Create the link with href(), or make it relative.`;
    case 'elsewhere':
      // The page is not requested: a build needs no network.
      return Object.hasOwn(hosts, target.host)
        ? undefined
        : `leads to ${target.host}, a host that src/finish/hosts.json does not name. Name it there with the reason, or take the link away.`;
    case 'file':
      return reasonAgainstFile(target.file, target.fragment, site);
  }
}

function reasonAgainstFile(file: string, fragment: string, site: Site): string | undefined {
  if (!site.files.has(file)) {
    return site.files.has(`${file}/index.html`)
      ? 'lacks the slash at its end. Add it.'
      : 'leads to no file of the site. Mend the link, or make the page.';
  }
  // The top of a page exists without an id; files other than pages have no ids.
  const ids = site.ids.get(pageOfTwin(file));
  if (fragment === '' || fragment === 'top' || ids === undefined || ids.has(fragment)) {
    return undefined;
  }
  return `leads to a page without the id ${fragment}. Mend the link, or give the id to its place.`;
}
