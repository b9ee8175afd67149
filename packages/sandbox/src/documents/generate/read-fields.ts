import { readDocxBlocks } from '../convert/docx/docx-to-pdf.ts';
import { DocumentFault } from '../document-fault.ts';
import { limits } from '../limits.ts';
import { replaceContentControls } from './content-controls.ts';
import { readTemplate } from './read-template.ts';
import type { TemplateFields } from './template-fields.ts';

/**
 * Reads the fields of a .docx from which documents are generated: `{{Name}}` and content controls
 * with a tag are fields, and a row of a table that begins with the tag `TableRow` is a table. Other
 * documents have none.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if it is damaged or has too many fields.
 */
export async function readTemplateFields(bytes: Uint8Array, name: string): Promise<TemplateFields> {
  const controls: ReturnType<typeof replaceContentControls>['fields'] = new Map();
  const blocks = await readDocxBlocks(bytes, name, (xml) => {
    const replaced = replaceContentControls(xml);
    for (const [field, control] of replaced.fields)
      if (!controls.has(field)) controls.set(field, control);
    return replaced.xml;
  });
  const { fields, errors } = readTemplate(blocks);
  if (fields.length > limits.generatedFields)
    throw new DocumentFault(
      'UNABLE_TO_LOAD_DOCUMENT',
      `The document ${name} has ${fields.length} fields. The maximum is ${limits.generatedFields}.`,
    );
  return {
    fields: fields.map((field) => {
      if (field.type === 'TableRow') return field;
      const { label = '', ...more } = controls.get(field.name) ?? {};
      return { ...field, ...more, label: label === '' ? field.name : label };
    }),
    errors,
  };
}
