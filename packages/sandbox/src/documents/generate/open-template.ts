import { checkPlaceholders } from './check-placeholders.ts';
import { isFieldName, isMet, readCondition } from './placeholder.ts';
import { createTemplateZip, textFile } from './template-zip.ts';
import type { TemplateError } from './template-fields.ts';

/** A piece of a template: a placeholder, a tag of XML or a text. */
export interface TemplatePart {
  type?: string;
  /** What is in a placeholder. */
  value?: string;
  /** `loop` for a section. */
  module?: string;
  tag?: string;
  subparsed?: TemplatePart[];
}

/** A template whose placeholders were found. */
interface OpenTemplate {
  parts: TemplatePart[];
  /** Writes the values in place of the placeholders; gives the XML of the text. */
  render(values: Readonly<Record<string, unknown>>): string;
}

interface Meta {
  part: TemplatePart;
}

/** The template has errors. */
export class TemplateSyntaxError extends Error {
  readonly errors: TemplateError[];

  constructor(errors: TemplateError[]) {
    super('The placeholders of the document have errors.');
    this.errors = errors;
  }
}

/**
 * Finds the placeholders in the XML of a Word document.
 * @throws {TemplateSyntaxError} where they cannot be understood.
 */
export async function openTemplate(xml: string): Promise<OpenTemplate> {
  const excess = checkPlaceholders(xml);
  if (excess !== undefined) throw new TemplateSyntaxError([excess]);
  const { default: Docxtemplater } = await import('docxtemplater');
  let parts: TemplatePart[] = [];
  const listener = {
    name: 'Countersign',
    set({ inspect }: { inspect?: { postparsed?: TemplatePart[] } }) {
      parts = inspect?.postparsed ?? parts;
    },
  };
  try {
    const template = new Docxtemplater(createTemplateZip(xml), {
      modules: [listener],
      delimiters: { start: '{{', end: '}}' },
      syntax: { changeDelimiterPrefix: null },
      paragraphLoop: true,
      linebreaks: true,
      stripInvalidXMLChars: true,
      errorLogging: false,
      parser: (tag) => ({
        get: (scope: unknown, { meta, scopeList }: { meta: Meta; scopeList: unknown[] }) => {
          const value = find(tag.trim(), scope, meta.part.module === 'loop');
          // Rows in rows could be any number of rows.
          return Array.isArray(value) && scopeList.length > 1 ? value.length > 0 : value;
        },
      }),
      nullGetter: () => '',
    });
    return {
      parts,
      render: (values) => template.render(values).getZip().files[textFile]?.asText() ?? '',
    };
  } catch (error) {
    throw new TemplateSyntaxError(listErrors(error));
  }
}

/** The value of a placeholder in one scope; undefined sends docxtemplater to the next outer one. */
function find(tag: string, scope: unknown, isSection: boolean): unknown {
  if (typeof scope !== 'object' || scope === null) return undefined;
  const read = (name: string): unknown =>
    Object.hasOwn(scope, name) ? Reflect.get(scope, name) : undefined;
  if (!isSection) return isFieldName(tag) ? read(tag) : `{{${tag}}}`;
  const condition = readCondition(tag);
  const value = condition === undefined ? undefined : read(condition.field);
  if (condition === undefined || value === undefined) return undefined;
  return Array.isArray(value) && condition.equals === undefined ? value : isMet(condition, value);
}

/** What docxtemplater says of a template; anything else it throws is no error of the template. */
function listErrors(error: unknown): TemplateError[] {
  const all = readProperty(readProperty(error, 'properties'), 'errors');
  const errors: unknown[] = Array.isArray(all) ? all : [error];
  return errors.map((one) => {
    const properties = readProperty(one, 'properties');
    const id = readProperty(properties, 'id');
    if (typeof id !== 'string') throw error;
    const tag = readProperty(properties, 'xtag');
    const message = readProperty(properties, 'explanation');
    return {
      errorCode: id.toUpperCase(),
      message: typeof message === 'string' ? message : id,
      tagIdentifier: typeof tag === 'string' ? tag.replaceAll(/[{}]/gu, '') : '',
    };
  });
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
