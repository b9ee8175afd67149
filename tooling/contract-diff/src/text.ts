import { levels, type Change, type Level } from './change.ts';

/** How much is told. */
export interface TextOptions {
  /** Every operation that is reached, and every word that changed. */
  all?: boolean;
  /** Only changes of these levels. */
  show?: readonly Level[];
}

/** How many operations are named where many are reached. */
const few = 3;

/**
 * The changes for people, by level and by what they are about; empty where there are none. Each is
 * a line of its own, with the area and the full name, for who searches.
 */
export function asText(changes: readonly Change[], options: TextOptions = {}): string {
  const { show = levels } = options;
  const parts = show.flatMap((level) => {
    const of = changes.filter((change) => change.level === level);
    const told = options.all === true ? of : of.filter(({ words }) => !words);
    const quiet = of.length - told.length;
    if (of.length === 0) return [];
    return [
      `${level} (${of.length})`,
      ...bySubject(told).map((group) => indent(asGroup(group, options))),
      ...(quiet > 0 ? [indent(`${quiet} of words only; --all shows them`)] : []),
      '',
    ];
  });
  return parts.join('\n');
}

/** The changes of one subject: where it was written, the changes, and whom they reach. */
function asGroup(group: readonly Change[], { all = false }: TextOptions): string {
  const [reached = ''] = group.map((change) => reachOf(change, all));
  return [
    ...group.slice(0, 1).map(headingOf),
    ...group.map((change) => indent(`${sentenceOf(change)}${placeOf(change)}`)),
    ...(reached === '' ? [] : [indent(reached)]),
  ].join('\n');
}

function headingOf({ file, subject, area }: Change): string {
  if (file !== undefined) return file;
  return subject.kind === 'area' ? `the area ${area}` : `${subject.kind} ${subject.name}`;
}

/** Changes by what they are about, in the order of the first of each. */
export function bySubject(changes: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { area, subject } = change;
    const key = JSON.stringify([area, subject.kind, subject.name]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()];
}

/** One change as one line, and below it where it stands. */
export function asLine(change: Change, { all = false }: TextOptions = {}): string {
  const reached = reachOf(change, all);
  const where = `${change.file ?? ''}${placeOf(change)}`.trim();
  return [
    sentenceOf(change),
    ...(reached === '' ? [] : [indent(reached)]),
    ...(where === '' ? [] : [indent(where)]),
  ].join('\n');
}

function sentenceOf(change: Change): string {
  return `${change.area}  ${nameOf(change)} ${change.what}`;
}

function placeOf({ pointer }: Change): string {
  return pointer === '' ? '' : `  #${pointer}`;
}

/** What a change is about, such as `lockRequest.lockType` or `EnvelopeLocks_get: answer 200`. */
export function nameOf({ subject, part, area }: Change): string {
  if (subject.kind === 'area') return part === '' ? `the area ${area}` : part;
  if (part === '') return `${subject.kind} ${subject.name}`;
  return subject.kind === 'schema'
    ? `${subject.name}${/^[[.]/.test(part) ? '' : '.'}${part}`
    : `${subject.name}: ${part}`;
}

/** Which operations a change reaches, in words. */
export function reachOf({ reaches }: Change, all = false): string {
  if (reaches.length === 0) return '';
  const named = all || reaches.length <= few + 1 ? reaches : reaches.slice(0, few);
  const others = reaches.length - named.length;
  return `reaches ${named.join(', ')}${others > 0 ? ` and ${others} others` : ''}`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
