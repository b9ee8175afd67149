import type { DocGenFormField, Document } from '@countersign/types/esign-v2.1';
import type { TemplateField } from '../../documents/index.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredDocGen, StoredEnvelope } from '../../state/model/envelope.ts';
import { quoteNames } from '../../engine/quote-names.ts';
import type { State } from '../../state/state.ts';
import { asServiceRefusal } from '../documents/document-error.ts';
import { setValues } from './set-values.ts';

/** A document of a request, with its bytes. */
interface SentDocument {
  document: Document;
  name: string;
  bytes: Uint8Array;
}

/** A .docx is a zip. */
const zip = Buffer.from('PK');

/**
 * Reads the fields of a Word document that others are generated from: each one in a template, and in
 * an envelope if the request says so. Undefined for any other document.
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT for too many fields, INVALID_REQUEST_PARAMETER for
 *   values that do not fit the fields
 */
export async function readDocGen(
  state: State,
  { kind }: StoredEnvelope,
  { document, name, bytes }: SentDocument,
): Promise<StoredDocGen | undefined> {
  const { isDocGenDocument, docGenFormFields } = document;
  const isAsked = isDocGenDocument === 'true' || docGenFormFields !== undefined;
  if (isDocGenDocument === 'false' || (kind === 'envelope' && !isAsked)) return undefined;
  if (!zip.equals(bytes.subarray(0, zip.length))) return undefined;
  const read = state.documents.readTemplateFields(bytes, name);
  const { fields, errors } = await asServiceRefusal(name, read);
  warnOfWords(state, document, fields);
  if (fields.length === 0 && errors.length === 0) return undefined;
  const conditional = fields.filter(({ always }) => !always).map((field) => field.name);
  const docGen: StoredDocGen = {
    fields: fields.map((field) => withSettings(createField(field), docGenFormFields)),
    conditional,
    errors,
    values: {},
    isGenerated: false,
  };
  setValues(state, docGen, docGenFormFields ?? []);
  return docGen;
}

/** Words of other template languages, which are names of fields in that of the service. */
const words = /^(?:else|else_?if|elif|end|end_?if|if|endfor|foreach|tablerow)$/iu;

/** Warns of fields whose names look like words of a template language. */
function warnOfWords(
  { warn }: State,
  { documentId }: Document,
  fields: readonly TemplateField[],
): void {
  const found = fields.map((field) => field.name).filter((name) => words.test(name));
  if (found.length > 0)
    warn({
      code: 'field-ignored',
      like: { documentId },
      message: `document ${documentId ?? ''} has fields that are called ${quoteNames(found)}, which have no other meaning: the language has {{if …}} and {{endif}} in lower case, and for else a second condition with !=.`,
    });
}

/** A field as the service shows it, with its members in their order. */
function createField({ name, label, type, columns, options }: TemplateField): DocGenFormField {
  return {
    label,
    type,
    required: 'True',
    name,
    ...(options !== undefined && {
      options: options.map((option) => ({ ...option, selected: 'False' as const })),
    }),
    ...(columns !== undefined && {
      rowValues: [
        {
          docGenFormFieldList: columns.map((column) => ({
            label: column,
            required: 'True' as const,
            name: column,
          })),
        },
      ],
    }),
  };
}

/**
 * Says that the service does not look for fields in the documents of a new template, but in those
 * that are added to it. Under `--strict` they have none here either.
 * @evidence public
 */
export function limitToAdded(
  { strict = false, warn }: Context,
  { documents }: StoredEnvelope,
  sent: readonly Document[] = [],
): void {
  const asked = new Set(
    sent
      .filter(({ isDocGenDocument }) => isDocGenDocument === 'true')
      .map(({ documentId }) => documentId),
  );
  for (const document of documents) {
    const { documentId, docGen } = document;
    if (docGen === undefined || asked.has(documentId)) continue;
    if (strict) delete document.docGen;
    warn({
      code: strict ? 'field-ignored' : 'not-as-the-service',
      like: { documentId },
      message: `the service reads the fields of a document when it is added to a template, and not when it comes with a new template${strict ? '' : ', as the sandbox does without --strict'}. Add document ${documentId} with TemplateDocuments_update.`,
    });
  }
}

/** The settings of a field in a request, except its value, replace those of its placeholder. */
export function withSettings(
  field: DocGenFormField,
  given: readonly DocGenFormField[] = [],
): DocGenFormField {
  const found = given.find(({ name }) => name === field.name);
  if (found === undefined) return field;
  const { value: _value, rowValues: _rowValues, type: _type, ...settings } = found;
  return { ...field, ...settings };
}
