import { dateProvisions, provisionsSchema } from '../agreements/provisions.ts';

/** A value of a field that can be compared. */
export type Comparable = string | number | boolean | null;

/** The fields of an agreement by the object that has them; the empty name is the agreement itself. */
const fields: Readonly<Record<string, readonly string[]>> = {
  '': [
    'id',
    'title',
    'file_name',
    'document_id',
    'type',
    'category',
    'summary',
    'status',
    'review_status',
    'review_completed_at',
    'languages',
    'source_name',
    'source_id',
    'source_account_id',
  ],
  provisions: Object.keys(provisionsSchema.shape),
  metadata: ['created_at', 'created_by', 'modified_at', 'modified_by'],
  parties: ['name_in_agreement', 'preferred_name', 'id'],
  related_agreement_documents: ['parent_agreement_document_id'],
};

/** The objects whose fields have the names that users gave them. */
const open: ReadonlySet<string> = new Set([
  'additional_user_defined_data',
  'additional_custom_esign_data',
]);

const dates: ReadonlySet<string> = new Set([
  ...dateProvisions,
  'review_completed_at',
  'created_at',
  'modified_at',
]);

/** A field of agreements: the steps to its values. */
export interface Field {
  steps: readonly string[];
  isDate: boolean;
}

/**
 * Finds a field by its path, such as `provisions.effective_date` or `parties/name_in_agreement`.
 * Names of provisions, parties and metadata can be written without what precedes them, and are
 * compared without regard to case.
 * @returns undefined if agreements have no such field
 */
export function findField(path: string): Field | undefined {
  const steps = path.toLowerCase().split(/[./]/);
  const [first = '', ...more] = steps;
  const name = more.join('.');
  if (open.has(first) && name !== '') return { steps: [first, name], isDate: false };
  for (const [parent, names] of Object.entries(fields)) {
    const isNamed = names.includes(first) && more.length === 0;
    if (isNamed || (parent === first && names.includes(name))) {
      const field = isNamed ? first : name;
      return { steps: parent === '' ? [field] : [parent, field], isDate: dates.has(field) };
    }
  }
  return undefined;
}

/** Lists the values of a field of an agreement. A list has several, and a field may have none. */
export function listFieldValues(item: object, { steps }: Pick<Field, 'steps'>): Comparable[] {
  return follow(item, steps);
}

function follow(node: unknown, steps: readonly string[]): Comparable[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => follow(one, steps));
  const [step, ...more] = steps;
  if (step === undefined) return isComparable(node) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  const entry = Object.entries(node).find(([name]) => name.toLowerCase() === step);
  return entry === undefined ? [] : follow(entry[1], more);
}

function isComparable(value: unknown): value is Comparable {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
