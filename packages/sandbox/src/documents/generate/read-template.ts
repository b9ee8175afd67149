import type { Block, TableRow, TextBlock } from '../convert/block.ts';
import { fieldsOfCondition } from './condition.ts';
import { findTags, type PlacedTag } from './read-tag.ts';
import type { TemplateError, TemplateField, TemplateFields } from './template-fields.ts';

/** The maximum number of reported errors. */
const mostErrors = 100;

/** Reads the fields of a document from its tags, in the order in which they occur. */
export function readTemplate(blocks: readonly Block[]): TemplateFields {
  const fields = new Map<string, TemplateField>();
  const tables = new Map<string, TemplateField>();
  const found: TemplateField[] = [];
  const errors: TemplateError[] = [];
  /** The conditions that are open. */
  const open: string[] = [];

  readBlocks(blocks, undefined);
  for (const identifier of open)
    addError({
      tagIdentifier: identifier,
      errorCode: 'Undefined',
      message:
        'Start tag without matching end tag. -- Error: Conditional without matching EndConditional',
    });
  return { fields: found, errors };

  function readBlocks(all: readonly Block[], table: TemplateField | undefined): void {
    for (const block of all)
      if (block.kind === 'table') for (const row of block.rows) readRow(row, table);
      else readParagraph(block, table, false);
  }

  function readRow(row: TableRow, outer: TemplateField | undefined): void {
    const tag = outer === undefined ? findTableTag(row) : undefined;
    const table = tag === undefined ? outer : addTable(tag.name);
    for (const { blocks: inside } of row.cells)
      for (const block of inside)
        if (block.kind === 'table') for (const own of block.rows) readRow(own, table);
        else readParagraph(block, table, true);
  }

  function readParagraph(
    { text }: TextBlock,
    table: TemplateField | undefined,
    inRow: boolean,
  ): void {
    for (const tag of findTags(text)) readOne(tag, text, table, inRow);
  }

  function readOne(
    tag: PlacedTag,
    text: string,
    table: TemplateField | undefined,
    inRow: boolean,
  ): void {
    switch (tag.kind) {
      case 'field':
        if (table === undefined) addField(tag.name, open.length === 0);
        else if (table.columns?.includes(tag.name) === false) table.columns.push(tag.name);
        break;
      case 'if':
        open.push(tag.identifier);
        addAsked(tag, table);
        break;
      case 'suppress':
        addAsked(tag, table);
        if (isAlone(text, tag))
          addError(misplaced(tag.identifier, 'SuppressParagraph', 'paragraph'));
        break;
      case 'endif':
        if (open.pop() === undefined) addError(endWithoutStart);
        break;
      case 'table':
        if (!inRow) addError(misplaced(tag.identifier, 'TableRow', 'table row'));
        break;
      case 'error':
        addError(tag.error);
        break;
    }
  }

  function addAsked(
    { condition }: Extract<PlacedTag, { kind: 'if' | 'suppress' }>,
    table: TemplateField | undefined,
  ): void {
    for (const name of fieldsOfCondition(condition))
      if (table?.columns?.includes(name) !== true) addField(name, false);
  }

  function addField(name: string, always: boolean): void {
    const known = fields.get(name);
    if (known !== undefined) {
      known.always ||= always;
      return;
    }
    const field: TemplateField = { name, label: name, type: 'TextBox', always };
    fields.set(name, field);
    found.push(field);
  }

  function addTable(name: string): TemplateField {
    const known = tables.get(name);
    if (known !== undefined) return known;
    const table: TemplateField = {
      name,
      label: name,
      type: 'TableRow',
      always: false,
      columns: [],
    };
    tables.set(name, table);
    found.push(table);
    return table;
  }

  function addError(error: TemplateError): void {
    if (errors.length < mostErrors) errors.push(error);
  }
}

/** The tag that makes a row one of a table whose rows are values. */
export function findTableTag(row: TableRow): Extract<PlacedTag, { kind: 'table' }> | undefined {
  for (const { blocks } of row.cells)
    for (const block of blocks)
      if (block.kind !== 'table')
        for (const tag of findTags(block.text)) if (tag.kind === 'table') return tag;
  return undefined;
}

function isAlone(text: string, { start, end }: PlacedTag): boolean {
  return `${text.slice(0, start)}${text.slice(end)}`.trim() === '';
}

const endWithoutStart: TemplateError = {
  tagIdentifier: '{"type":"EndConditional"}',
  errorCode: 'EndTagWithoutStartTag',
  message:
    'End tag without matching start tag. -- Error: EndConditional without matching Conditional',
};

function misplaced(tagIdentifier: string, type: string, place: string): TemplateError {
  return {
    tagIdentifier,
    errorCode: 'InvalidPlacement',
    message: `Invalid placement of a Merge Tag in the template. \u2013 ${type}: This tag must be placed in a ${place}.`,
  };
}
