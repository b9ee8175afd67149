import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ListingDifference } from './compare-listing.ts';

/** A task about a listing: one file of Markdown. */
export interface Issue {
  file: string;
  text: string;
}

/** The differences in a few lines. */
export function describeListing(area: string, difference: ListingDifference): string {
  const { operations, parameters, schemas, fields, onlyHere } = difference;
  const lines = [
    `${area}: ${operations.length} operations, ${parameters.length} query parameters, ${schemas.length} schemas and ${fields.length} fields are only in the listing; ${onlyHere.operations.length} operations are only here`,
    ...operations.map(
      ({ method, path: place, name }) => `  new operation  ${method} ${place}  ${name}`,
    ),
    ...parameters.map(({ operation, name }) => `  new parameter  ${operation}  ${name}`),
    ...schemas.map(({ name }) => `  new schema     ${name}`),
    ...fields.map(({ schema, name, type }) => `  new field      ${schema}.${name}  ${type}`),
    ...onlyHere.operations.map(
      ({ method, path: place, name }) => `  only here      ${method} ${place}  ${name}`,
    ),
  ];
  return lines.join('\n');
}

/** One issue for the new operations of each tag, and one for all new parameters and fields. */
export function createIssues(area: string, difference: ListingDifference): Issue[] {
  const { operations, parameters, schemas, fields } = difference;
  const byTag = Map.groupBy(operations, ({ tag }) => tag || 'without a tag');
  const issues = [...byTag].map(([tag, own]): Issue => ({
    file: `${area}-${tag.replaceAll(/\W+/g, '-').toLowerCase()}.md`,
    text: [
      `# ${area}: the new operations of ${tag}`,
      'The listing of the service has them, and the contract has not. Each needs a file, an entry in `operations.tsv`, examples, cases and an answer of the sandbox; CONTRIBUTING.md says how.',
      ...own.map(({ method, path: place, name, query }) =>
        [
          `- [ ] \`${name}\`: \`${method} ${place}\``,
          ...(query.length > 0 ? [`query: ${query.map((one) => `\`${one}\``).join(', ')}`] : []),
        ].join(', '),
      ),
    ].join('\n\n'),
  }));
  const rest = [
    ...parameters.map(
      ({ operation, name }) => `- [ ] the query parameter \`${name}\` of \`${operation}\``,
    ),
    ...[...fields, ...schemas.flatMap((schema) => schema.fields)].map(
      ({ schema, name, type }) => `- [ ] \`${schema}.${name}\`, ${type}`,
    ),
  ];
  if (rest.length === 0) return issues;
  const text = [
    `# ${area}: new fields and parameters`,
    'The listing of the service has them, and the contract has not.',
    rest.join('\n'),
  ];
  return [...issues, { file: `${area}-fields.md`, text: text.join('\n\n') }];
}

/** Writes the issues into a folder. */
export function writeIssues(folder: string, issues: readonly Issue[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of issues) writeFileSync(path.join(folder, file), `${text}\n`);
}
