import type { OperationDrift } from './create-drift.ts';
import { orderDrift, sumDrift } from './order-drift.ts';

/** The number of fields to list for an operation; further ones are only counted. */
const most = 20;

/** Writes the drift of a recording as Markdown. */
export function writeDrift(operations: readonly OperationDrift[]): string {
  const {
    exchanges: all,
    deviations: deviating,
    seen: found,
    specified: known,
  } = sumDrift(operations);
  const ordered = orderDrift(operations);
  return `${[
    '# Drift',
    `${all} exchanges of ${operations.length} operations. ${deviating} deviations from the contract; ${found} of ${known} fields of these responses were seen.`,
    [
      '| operation | exchanges | statuses | deviations | fields seen | of |',
      '| --- | --: | --- | --: | --: | --: |',
      ...ordered.map(
        ({ operation, exchanges, statuses, deviations, seen, specified }) =>
          `| ${operation === '' ? '(not in the contract)' : `\`${operation}\``} | ${exchanges} | ${Object.keys(statuses).join(', ')} | ${deviations.length} | ${seen} | ${specified} |`,
      ),
    ].join('\n'),
    ...ordered.flatMap(describeOperation),
  ].join('\n\n')}\n`;
}

function describeOperation({
  area,
  operation,
  deviations,
  neverSeen,
  looser,
  patch,
}: OperationDrift): string[] {
  if (deviations.length + neverSeen.length + looser.length === 0) return [];
  const shown = neverSeen.slice(0, most).map((field) => `\`${field}\``);
  const more = neverSeen.length - shown.length;
  return [
    `## ${operation === '' ? 'Not in the contract' : operation}`,
    ...(deviations.length === 0
      ? []
      : [
          deviations
            .map(
              ({ side, in: place, at, rule, expected, got, count, example }) =>
                `- ${side} ${place}${at === '' ? '' : ` \`${at}\``}, ${rule}, ${count} times: the contract has ${expected}; seen was ${got}. First in \`${example}\`.`,
            )
            .join('\n'),
        ]),
    ...(patch.length === 0
      ? []
      : [
          `The document of ${area} allows it with this JSON Patch:`,
          ['```json', JSON.stringify(patch, null, 2), '```'].join('\n'),
        ]),
    ...(looser.length === 0
      ? []
      : [
          'The contract allows more than was seen:',
          looser
            .slice(0, most)
            .map(({ at, allowed, seen }) => `- \`${at}\`: ${allowed}; seen was ${seen}.`)
            .concat(looser.length > most ? [`- and ${looser.length - most} more`] : [])
            .join('\n'),
        ]),
    ...(shown.length === 0
      ? []
      : [`Never seen: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]),
  ];
}
