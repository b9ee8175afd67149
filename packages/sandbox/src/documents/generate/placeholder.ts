/** A condition in a placeholder: a field that has a value, or that is equal to a text or not. */
export interface Condition {
  field: string;
  equals?: string;
  differs?: boolean;
}

const fieldName = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
/** Word turns straight quotation marks into curved ones. */
const comparison = /^(\S+?)\s*(==|!=)\s*["'\u2018-\u201F](.*)["'\u2018-\u201F]$/u;

/** Whether the text in a placeholder can be the name of a field. */
export function isFieldName(text: string): boolean {
  return fieldName.test(text);
}

/** Reads the text of a placeholder that begins a section; undefined where it is no condition. */
export function readCondition(text: string): Condition | undefined {
  const [, field = text, operator, equals] = comparison.exec(text) ?? [];
  if (!isFieldName(field)) return undefined;
  return { field, ...(equals !== undefined && { equals, differs: operator === '!=' }) };
}

/** Whether a condition is met by the value of its field. */
export function isMet({ equals, differs = false }: Condition, value: unknown): boolean {
  if (equals !== undefined) return (value === equals) !== differs;
  return value !== '' && value !== 'false' && value !== undefined;
}
