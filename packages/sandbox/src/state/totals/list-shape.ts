import type { EnvelopeFilter, TimeColumn } from '../envelopes.ts';
import type { Condition } from '../envelope-conditions.ts';
import type { FilterColumns } from '../envelope-row.ts';

/** The columns and labels of an envelope that decide in which lists it is. */
export interface Listed {
  columns: FilterColumns;
  labels: ReadonlySet<string>;
}

/** A filter of lists without its period: lists of one shape differ in that alone. */
export interface ListShape {
  account: string;
  filter: EnvelopeFilter;
  /** The time that the period is about; undefined if the list has none. */
  time: TimeColumn | undefined;
}

/**
 * Finds the shape of a list.
 * @returns undefined if it is limited by IDs or by a text, which shapes do not have
 */
export function findShape(account: string, filter: EnvelopeFilter): ListShape | undefined {
  const { kind, ids, statuses, sender, conditions, changedAfter, search, time } = filter;
  if (ids !== undefined || search !== undefined || changedAfter !== undefined) return undefined;
  return {
    account,
    filter: {
      kind,
      ...(statuses !== undefined && { statuses }),
      ...(sender !== undefined && { sender }),
      ...(conditions !== undefined && { conditions }),
    },
    time: time?.from === undefined && time?.to === undefined ? undefined : time.column,
  };
}

/** Checks whether an envelope is in lists of a shape, if it is in their period. */
export function isListed({ account, filter }: ListShape, envelope: Listed): boolean {
  const { columns } = envelope;
  const { kind, statuses, sender, conditions = [] } = filter;
  return (
    columns.account === account &&
    columns.kind === kind &&
    (statuses === undefined || statuses.includes(columns.status)) &&
    (sender === undefined || columns.sender === sender) &&
    conditions.every((condition) => isMet(condition, envelope))
  );
}

/** Evaluates a condition as `writeCondition` does in SQL. */
function isMet(condition: Condition, envelope: Listed): boolean {
  if ('label' in condition) return condition.label.some((one) => envelope.labels.has(one));
  if ('column' in condition) return condition.in.includes(envelope.columns[condition.column]);
  if ('not' in condition) return !isMet(condition.not, envelope);
  if ('all' in condition) return condition.all.every((one) => isMet(one, envelope));
  return condition.any.some((one) => isMet(one, envelope));
}
