import type { List, ListItem, PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { levels, type Change } from './change.ts';
import { bySubject, reachOf } from './text.ts';

/** How many lines a level has at most, below its own. */
const most = 60;

/** The states that were compared, for who wants to see all of it. */
export interface MarkdownOptions {
  before: string;
  after: string;
}

const unnamed: MarkdownOptions = { before: '<before>', after: '<after>' };

/**
 * The changes as nested lists for a changelog: by level, by area, by what they are about. Changes
 * of words are only counted, and a long level is cut. Empty where there are no changes.
 * @param states the two states, as the command knows them
 */
export function asMarkdown(changes: readonly Change[], states: MarkdownOptions = unnamed): string {
  const items = levels.flatMap((level) => {
    const of = changes.filter((change) => change.level === level);
    return of.length === 0 ? [] : [levelOf(level, of, states)];
  });
  if (items.length === 0) return '';
  return toMarkdown(listOf(items), { bullet: '-', listItemIndent: 'one' });
}

function levelOf(level: string, changes: readonly Change[], states: MarkdownOptions): ListItem {
  const told = changes.filter(({ words }) => !words);
  const quiet = changes.length - told.length;
  const { shown, hidden } = cut(told);
  const below = [...Map.groupBy(shown, ({ area }) => area)].map(([area, of]) =>
    itemOf([code(area)], bySubject(of).map(subjectOf)),
  );
  if (hidden > 0) {
    const { before, after } = states;
    const command = code(`npm run diff -- ${before} ${after} --all`);
    below.push(itemOf([text(`and ${hidden} more; `), command, text(' lists them')]));
  }
  if (quiet > 0) below.push(itemOf([text(`${quiet} of words only`)]));
  return itemOf([text(`${level} (${changes.length})`)], below);
}

/** As many changes as fit, with the lines of their areas and subjects, and of what is left out. */
function cut(changes: readonly Change[]): { shown: readonly Change[]; hidden: number } {
  let fitting = changes.length;
  while (linesOf(changes.slice(0, fitting)) > most - 2) fitting -= 1;
  return { shown: changes.slice(0, fitting), hidden: changes.length - fitting };
}

function linesOf(changes: readonly Change[]): number {
  const groups = bySubject(changes).map((group) => (group.length === 1 ? 1 : group.length + 1));
  const areas = new Set(changes.map(({ area }) => area)).size;
  return groups.reduce((sum, lines) => sum + lines, areas);
}

/** One line where one thing changed, and one below for each where several did. */
function subjectOf(group: readonly Change[]): ListItem {
  const [first] = group;
  if (first === undefined) return itemOf([]);
  const reached = reachOf(first);
  const reach = reached === '' ? [] : [text(`; ${reached}`)];
  const { kind, name } = first.subject;
  const subject = kind === 'area' ? text('the area') : code(name);
  const kindOf = kind === 'area' || kind === 'operation' ? [] : [text(`${kind} `)];
  const called = [...kindOf, subject];
  if (group.length > 1) return itemOf([...called, ...reach], group.map(changeOf));
  const part = first.part === '' ? [] : [text(': '), code(first.part)];
  return itemOf([...called, ...part, text(` ${first.what}`), ...reach]);
}

function changeOf({ part, what }: Change): ListItem {
  return itemOf(part === '' ? [text(what)] : [code(part), text(` ${what}`)]);
}

function itemOf(children: PhrasingContent[], below: ListItem[] = []): ListItem {
  const nested = below.length === 0 ? [] : [listOf(below)];
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }, ...nested],
  };
}

function listOf(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}
