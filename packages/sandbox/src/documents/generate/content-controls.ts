import { applyEdits, type Edit } from '../apply-edits.ts';
import { isFieldName } from './read-tag.ts';
import type { TemplateField } from './template-fields.ts';

/** A text in which the content controls are placeholders, and the fields that they are. */
interface Controls {
  xml: string;
  fields: Map<string, Pick<TemplateField, 'label' | 'options' | 'type'>>;
}

interface OpenControl {
  name: string;
  label: string;
  type: TemplateField['type'] | undefined;
  options: { label: string; value: string }[];
  /** The texts in it, by their places. */
  texts: Omit<Edit, 'text'>[];
}

const tags =
  /<(\/?)w:(sdt|tag|alias|text|date|dropDownList|comboBox|listItem|t)(?=[\s/>])([^<>]*)>/gu;
const types = new Map<string, TemplateField['type']>([
  ['text', 'TextBox'],
  ['date', 'Date'],
  ['dropDownList', 'Select'],
  ['comboBox', 'Select'],
]);
const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

/**
 * Makes placeholders of the content controls of a Word document: those for text, a date or one of
 * several values, which have a tag. The tag is the name of the field. One pass, in linear time.
 */
export function replaceContentControls(xml: string): Controls {
  const open: OpenControl[] = [];
  const edits: Edit[] = [];
  const fields: Controls['fields'] = new Map();
  let text: number | undefined;
  for (const match of xml.matchAll(tags)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const control = open.at(-1);
    const closes = slash === '/';
    const end = match.index + whole.length;
    if (name === 't') {
      if (closes && text !== undefined) control?.texts.push({ start: text, end: match.index });
      text = closes || attributes.endsWith('/') ? undefined : end;
    } else if (name === 'sdt' && !closes) {
      open.push({ name: '', label: '', type: undefined, options: [], texts: [] });
    } else if (name === 'sdt') {
      const closed = open.pop();
      if (closed !== undefined) finish(closed);
    } else if (control !== undefined && !closes) readProperty(control, name, attributes);
  }

  function finish({ name, label, type, options, texts }: OpenControl): void {
    const [first, ...others] = texts;
    if (!isFieldName(name) || type === undefined || first === undefined) return;
    if (!texts.some(({ start, end }) => xml.slice(start, end).includes('{{'))) {
      edits.push({ ...first, text: `{{${name}}}` });
      for (const other of others) edits.push({ ...other, text: '' });
    }
    if (!fields.has(name)) fields.set(name, { label, type, ...(type === 'Select' && { options }) });
  }

  return { xml: applyEdits(xml, edits), fields };
}

function readProperty(control: OpenControl, name: string, attributes: string): void {
  const value = readValue(attributes, 'val');
  if (name === 'tag') control.name = value;
  else if (name === 'alias') control.label = value;
  else if (name === 'listItem') control.options.push(readOption(attributes));
  else control.type = types.get(name) ?? control.type;
}

/** An item of a list: Word writes only its text where its value is the same. */
function readOption(attributes: string): { label: string; value: string } {
  const [label, value] = [readValue(attributes, 'displayText'), readValue(attributes, 'value')];
  return { label: label === '' ? value : label, value: value === '' ? label : value };
}

function readValue(attributes: string, name: string): string {
  const text = new RegExp(`w:${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? '';
  return text.replaceAll(/&\w+;/gu, (entity) => entities.get(entity) ?? entity);
}
