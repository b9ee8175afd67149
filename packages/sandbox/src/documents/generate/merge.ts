import {
  type Block,
  createBudget,
  type TableCell,
  type TableRow,
  type TextBlock,
  textOfTable,
} from '../convert/block.ts';
import { addRun, plainRuns, type Run, type TextLook, textOfRuns } from '../runs.ts';
import { type Condition, ConditionError, isMet } from './condition.ts';
import { findTableTag } from './read-template.ts';
import { findTags, type PlacedTag } from './read-tag.ts';
import type { FieldValue, TemplateError } from './template-fields.ts';

/** The merged document, and the errors of tags whose values do not fit. */
export interface Merged {
  blocks: Block[];
  errors: TemplateError[];
}

type Values = Readonly<Record<string, FieldValue>>;
type Row = Readonly<Record<string, string>>;

const mostErrors = 100;
/** The formatting with which the service marks an invalid value in the document. */
const faultLook: TextLook = { colour: '#ff0000', background: '#ffff00' };

/**
 * Replaces the tags of a document by values. The contents of conditions that are not met are left
 * out, with paragraphs and rows that have no other content.
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if the result is too long
 */
export function merge(template: readonly Block[], values: Values): Merged {
  const errors: TemplateError[] = [];
  const count = createBudget();
  /** The open conditions: true for each that is met. */
  const open: boolean[] = [];
  /** The number of open conditions that are not met. */
  let unmet = 0;
  let row: Row | undefined;

  return { blocks: template.flatMap(mergeBlock), errors };

  function mergeBlock(block: Block): Block[] {
    if (block.kind !== 'table') return mergeParagraph(block);
    const rows = block.rows.flatMap(mergeRow);
    return rows.length === 0 ? [] : [{ ...block, rows, text: textOfTable({ rows }) }];
  }

  function mergeRow(model: TableRow): TableRow[] {
    // Rows in rows could be any number of rows.
    const tag = row === undefined ? findTableTag(model) : undefined;
    if (tag === undefined) return mergeCells(model);
    const value = readOwn(values, tag.name);
    const rows = typeof value === 'object' && value.length > 0 ? value : [{}];
    const made: TableRow[] = [];
    for (const one of rows) {
      row = one;
      made.push(...mergeCells(model));
    }
    row = undefined;
    return made;
  }

  function mergeCells(model: TableRow): TableRow[] {
    const wasShown = unmet === 0;
    const cells = model.cells.map((cell): TableCell => ({
      ...cell,
      blocks: cell.blocks.flatMap(mergeBlock),
    }));
    const isEmpty = cells.every(({ blocks }) => blocks.length === 0);
    const wasEmpty = model.cells.every(({ blocks }) => blocks.length === 0);
    const hides = !wasShown || model.cells.some(hasCondition);
    return isEmpty && (!wasShown || (!wasEmpty && hides)) ? [] : [{ cells }];
  }

  function mergeParagraph(block: TextBlock): Block[] {
    const tags = findTags(block.text);
    if (tags.length === 0) {
      if (unmet > 0) return [];
      count(block.text);
      return [block];
    }
    const runs: Run[] = [];
    const given = block.runs ?? [{ text: block.text }];
    const source = createSource(given);
    let at = 0;
    for (const tag of tags) {
      if (unmet === 0) source.copy(at, tag.start, runs);
      at = tag.end;
      if (mergeTag(tag, runs, source.lookAt(tag.start)) === 'suppress') return [];
    }
    if (unmet === 0) source.copy(at, block.text.length, runs);
    const plain = block.kind === 'fixed' ? runs : plainRuns(runs);
    const text = textOfRuns(plain);
    count(text);
    if (text === '') return [];
    const hasLooks = plain.some(({ look }) => look !== undefined);
    const { runs: _runs, ...kept } = block;
    return [{ ...kept, text, ...(hasLooks && { runs: plain }) }];
  }

  function mergeTag(
    tag: PlacedTag,
    runs: Run[],
    look: TextLook | undefined,
  ): 'suppress' | undefined {
    switch (tag.kind) {
      case 'field':
        if (unmet === 0) addText(runs, readField(tag.name), look);
        return undefined;
      case 'if': {
        const isShown = unmet === 0 && ask(tag, runs);
        open.push(isShown);
        if (!isShown) unmet += 1;
        return undefined;
      }
      case 'endif':
        if (open.pop() === false) unmet -= 1;
        return undefined;
      case 'suppress':
        return unmet === 0 && ask(tag, runs) ? 'suppress' : undefined;
      case 'table':
      case 'error':
        return undefined;
    }
  }

  function addText(runs: Run[], text: string, look: TextLook | undefined): void {
    count(text);
    addRun(runs, text.replaceAll(/\r\n?/gu, '\n'), look);
  }

  /**
   * Checks whether a condition is met; an invalid value is recorded as an error, and marked in the
   * document.
   */
  function ask(
    { condition, identifier }: { condition: Condition; identifier: string },
    runs: Run[],
  ): boolean {
    try {
      return isMet(condition, readField);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      if (errors.length < mostErrors)
        errors.push({
          tagIdentifier: identifier,
          errorCode: 'Undefined',
          message: error.message.slice(0, 500),
        });
      addText(runs, error.message.slice(0, 500), faultLook);
      return false;
    }
  }

  /** The value of a field: in a row that is repeated of that row alone, where it has the column. */
  function readField(name: string): string {
    const own = row === undefined ? undefined : readOwn(row, name);
    if (own !== undefined) return own;
    const value = readOwn(values, name);
    return typeof value === 'string' ? value : '';
  }
}

function readOwn<Value>(from: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}

function hasCondition({ blocks }: TableCell): boolean {
  return blocks.some(
    (block) =>
      block.kind !== 'table' &&
      findTags(block.text).some(({ kind }) => ['endif', 'if', 'suppress'].includes(kind)),
  );
}

/** Gives parts of runs by their places in the text; places only grow. */
function createSource(runs: readonly Run[]) {
  let index = 0;
  let begin = 0;
  const goTo = (place: number) => {
    for (;;) {
      const end = begin + (runs[index]?.text.length ?? Infinity);
      if (place < end || index >= runs.length) return;
      begin = end;
      index += 1;
    }
  };
  return {
    copy(from: number, to: number, onto: Run[]): void {
      let at = from;
      while (at < to) {
        goTo(at);
        const run = runs[index];
        if (run === undefined) return;
        const end = Math.min(to, begin + run.text.length);
        addRun(onto, run.text.slice(at - begin, end - begin), run.look);
        at = end;
      }
    },
    lookAt(place: number): TextLook | undefined {
      goTo(place);
      return runs[index]?.look;
    },
  };
}
