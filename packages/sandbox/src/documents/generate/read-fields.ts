import { readDocxText } from '../convert/docx/docx-to-pdf.ts';
import { DocumentFault } from '../document-fault.ts';
import { limits } from '../limits.ts';
import { replaceContentControls } from './content-controls.ts';
import { openTemplate, type TemplatePart, TemplateSyntaxError } from './open-template.ts';
import { isFieldName, readCondition } from './placeholder.ts';
import type { TemplateError, TemplateField, TemplateFields } from './template-fields.ts';

const tags = /<[^<>]*>/gu;
/** The fields that can be found where a placeholder has an error, so that sections are not known. */
const plainFields = /\{\{\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}\}/gu;

/**
 * Reads the fields of a .docx from which documents are generated: `{{Name}}` and content controls
 * with a tag are fields, `{{#Name}}…{{/Name}}` in the row of a table is a table, and anywhere else a
 * section that is shown if the field has a value. Other documents have none.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it is damaged or has too many fields.
 */
export async function readTemplateFields(bytes: Uint8Array, name: string): Promise<TemplateFields> {
  const text = await readDocxText(bytes, name);
  const controls = replaceContentControls(text);
  const found = new Map<string, TemplateField>();
  const errors: TemplateError[] = [];
  try {
    collect((await openTemplate(controls.xml)).parts, undefined, true);
  } catch (error) {
    if (!(error instanceof TemplateSyntaxError)) throw error;
    errors.push(...error.errors);
    for (const [, own = ''] of controls.xml.replaceAll(tags, '').matchAll(plainFields))
      add(own, undefined, true);
  }
  if (found.size > limits.generatedFields)
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} has ${found.size} fields. The maximum is ${limits.generatedFields}.`,
    );
  const fields = [...found.values()].map((field) => ({
    ...field,
    ...controls.fields.get(field.name),
  }));
  return { fields: fields.map(withLabel), errors };

  function collect(
    parts: readonly TemplatePart[],
    table: TemplateField | undefined,
    required: boolean,
  ): void {
    for (const part of parts) {
      if (part.type !== 'placeholder') continue;
      const tag = (part.value ?? '').trim();
      if (part.module === 'loop') collectSection(part, tag, table);
      else if (part.module !== undefined) errors.push(unsupported(tag));
      else if (isFieldName(tag)) add(tag, table, required);
    }
  }

  function collectSection(part: TemplatePart, tag: string, table: TemplateField | undefined): void {
    const condition = readCondition(tag);
    if (condition === undefined) {
      errors.push(notAName(tag));
      return;
    }
    const { field: own, equals } = condition;
    const inside = part.subparsed ?? [];
    if (equals !== undefined || !isRow(inside) || table !== undefined) {
      add(own, table, false);
      collect(inside, table, false);
      return;
    }
    const rows: TemplateField = {
      name: own,
      label: '',
      type: 'TableRow',
      required: false,
      columns: found.get(own)?.columns ?? [],
    };
    found.set(own, rows);
    collect(inside, rows, false);
  }

  function add(own: string, table: TemplateField | undefined, required: boolean): void {
    if (table?.columns !== undefined) {
      if (!table.columns.includes(own)) table.columns.push(own);
      return;
    }
    const known = found.get(own);
    if (known === undefined) found.set(own, { name: own, label: '', type: 'TextBox', required });
    else known.required ||= required && known.type !== 'TableRow';
  }
}

/** A section that begins and ends in one row of a table is the whole row. */
function isRow([first]: readonly TemplatePart[]): boolean {
  return first?.tag === 'w:tr';
}

function withLabel(field: TemplateField): TemplateField {
  return { ...field, label: field.label === '' ? field.name : field.label };
}

function unsupported(tag: string): TemplateError {
  return {
    errorCode: 'UNSUPPORTED_TAG',
    message: `The placeholder "${tag}" begins with a character that has no meaning here.`,
    tagIdentifier: tag,
  };
}

function notAName(tag: string): TemplateError {
  return {
    errorCode: 'INVALID_FIELD_NAME',
    message: `The section "${tag}" must name a field, such as {{#Name}} or {{#Name == "text"}}.`,
    tagIdentifier: tag,
  };
}
