import { levels, type Change } from './change.ts';

interface TextOptions {
  /** Shows every operation that a change reaches, and changes of descriptions. */
  all?: boolean;
  /** The largest number of changes per level. */
  most?: number;
}

/** The number of operations to name if a change reaches many. */
const few = 3;

/**
 * Writes changes for a terminal: by level, then by subject. Each change is one line with its area
 * and full name, so that it can be searched for. Empty if there are no changes.
 */
export function writeText(changes: readonly Change[], options: TextOptions = {}): string {
  const { all = false, most = Infinity } = options;
  return levels
    .flatMap((level) => {
      const found = changes.filter((change) => change.level === level);
      const loud = all ? found : found.filter(({ words }) => !words);
      const shown = loud.slice(0, most);
      const rest = loud.length - shown.length;
      const quiet = found.length - loud.length;
      if (found.length === 0) return [];
      return [
        `${level} (${found.length})`,
        ...groupBySubject(shown).flatMap((group) => writeGroup(group, all)),
        ...(rest > 0 ? [`  and ${rest} others`] : []),
        ...(quiet > 0 ? [`  ${quiet} of texts only; show them with --all`] : []),
        '',
      ];
    })
    .join('\n');
}

/** Writes the changes of one subject: its file, each change, and the operations they reach. */
function writeGroup(group: readonly Change[], all: boolean): string[] {
  const [first] = group;
  if (first === undefined) return [];
  const { file, subject, area } = first;
  const about = subject.kind === 'area' ? `the area ${area}` : `${subject.kind} ${subject.name}`;
  const reached = writeReach(first, all);
  return [
    `  ${file ?? about}`,
    ...group.map(
      (change) =>
        `    ${change.area}  ${nameSubject(change)} ${change.what}${change.pointer && `  #${change.pointer}`}`,
    ),
    ...(reached === '' ? [] : [`    ${reached}`]),
  ];
}

/** Groups changes by their subject, in the order of the first change of each. */
function groupBySubject(changes: readonly Change[]): Change[][] {
  const groups = Map.groupBy(changes, ({ area, subject }) =>
    JSON.stringify([area, subject.kind, subject.name]),
  );
  return [...groups.values()];
}

/** Names the subject of a change, such as `lockRequest.lockType` or `EnvelopeLocks_get: body`. */
function nameSubject({ subject: { kind, name }, part }: Change): string {
  if (kind === 'area') return part === '' ? `the area ${name}` : part;
  if (part === '') return `${kind} ${name}`;
  if (kind !== 'schema') return `${name}: ${part}`;
  return /^[[.]/.test(part) ? `${name}${part}` : `${name}.${part}`;
}

/** Names the operations that a change reaches. */
function writeReach({ reaches }: Change, all = false): string {
  if (reaches.length === 0) return '';
  const named = all || reaches.length <= few + 1 ? reaches : reaches.slice(0, few);
  const others = reaches.length - named.length;
  return `reaches ${named.join(', ')}${others > 0 ? ` and ${others} others` : ''}`;
}
