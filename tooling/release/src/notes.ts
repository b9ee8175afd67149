import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/packages';
import { ReleaseError } from './release-error.ts';

/** What each package's changelog says of a version, one after the other, as Markdown. */
export function releaseNotes(repository: string, version: string): string {
  const parts = publishedPackages(repository).map(({ name, folder }) => {
    const file = path.join(folder, 'CHANGELOG.md');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const section = sectionOf(text, version);
    if (section === undefined) {
      const place = path.relative(repository, file).replaceAll(path.sep, '/');
      throw new ReleaseError(
        `${place} says nothing of ${version}. Write it by npm run release:version.`,
      );
    }
    return `## ${name}\n\n${section}\n`;
  });
  return parts.join('\n');
}

/** What stands below the heading of a version, up to the next one. */
function sectionOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.split('\n')[0]?.trim() === version);
  return section?.split('\n').slice(1).join('\n').trim();
}
