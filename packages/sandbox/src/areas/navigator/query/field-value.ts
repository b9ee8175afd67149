import { provisionsSchema } from '../agreements/provisions.ts';

/** A value of a field that can be compared. */
export type Comparable = string | number | boolean | null;

/**
 * Lists the values of a field of an agreement, such as `provisions.effective_date`. The names of
 * provisions and of metadata can be written without what precedes them. A list has several values.
 * Names are compared without regard to case.
 * @returns undefined if agreements have no such field
 */
export function listFieldValues(item: object, path: string): Comparable[] | undefined {
  const steps = path.toLowerCase().split(/[./]/);
  for (const parent of [[], ['provisions'], ['metadata'], ['parties']]) {
    const found = follow(item, [...parent, ...steps]);
    if (found !== undefined) return found;
  }
  return fields.has(steps.at(-1) ?? '') ? [] : undefined;
}

function follow(node: unknown, steps: readonly string[]): Comparable[] | undefined {
  if (Array.isArray(node)) {
    const found = node.flatMap((one: unknown) => follow(one, steps) ?? []);
    return found.length > 0 || node.length === 0 ? found : undefined;
  }
  const [step, ...more] = steps;
  if (step === undefined) return isComparable(node) ? [node] : undefined;
  if (typeof node !== 'object' || node === null) return undefined;
  const entry = Object.entries(node).find(([name]) => name.toLowerCase() === step);
  return entry === undefined ? undefined : follow(entry[1], more);
}

function isComparable(value: unknown): value is Comparable {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The fields that an agreement may lack. */
const fields: ReadonlySet<string> = new Set([
  ...Object.keys(provisionsSchema.shape),
  'title',
  'file_name',
  'document_id',
  'id',
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
  'name_in_agreement',
  'preferred_name',
  'created_at',
  'created_by',
  'modified_at',
  'modified_by',
  'parent_agreement_document_id',
]);
