import { day } from '../../engine/day.ts';
import { addCalendarMonths } from '../../engine/add-calendar-months.ts';

/** A day, and the format in which it is written. */
export interface FormulaDay {
  time: number;
  format: string;
}

type Result = FormulaDay | number;

/** One of them is there. */
type Part = Partial<Record<'number' | 'label' | 'name' | 'sign', string | undefined>>;

/** More functions in each other than these are not a formula. */
const deepest = 20;

const beginning = /^\s*(?:AddDays|AddMonths|AddYears|DateDiff|Days?)\s*\(/iu;
const token = /\s*(?:(-?\d+)|\[([^\]]*)\]|([A-Za-z]+)|([(),]))/uy;

/** Checks whether a formula begins with one of the functions of dates. */
export function isDateFormula(formula: string): boolean {
  return beginning.test(formula);
}

/**
 * Computes a formula of dates: `AddDays`, `AddMonths` and `AddYears` of a day and a whole number;
 * `DateDiff`, the days from the second day to the first; `Day`, the day of the month; and `Days`,
 * the number of days in the month. Days are labels in square brackets, or such functions themselves.
 * @param findDay the day of a label; undefined without one
 * @returns the day or the number; undefined for an invalid formula, or where a day is missing
 */
export function evaluateDates(
  formula: string,
  findDay: (label: string) => FormulaDay | undefined,
): Result | undefined {
  const parts: Part[] = [];
  token.lastIndex = 0;
  const text = formula.trim();
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) return undefined;
    const [, number, label, name, sign] = found;
    parts.push({ number, label, name, sign });
  }
  let at = 0;
  let depth = 0;

  function read(): Result | undefined {
    const { number, label, name } = parts[at++] ?? {};
    if (number !== undefined) return Number(number);
    if (label !== undefined) return findDay(label);
    if (name === undefined || depth === deepest || parts[at++]?.sign !== '(') return undefined;
    depth += 1;
    const values = [read()];
    while (parts[at]?.sign === ',') {
      at += 1;
      values.push(read());
    }
    depth -= 1;
    return parts[at++]?.sign === ')' ? apply(name.toLowerCase(), values) : undefined;
  }

  const result = read();
  return at === parts.length ? result : undefined;
}

function apply(name: string, values: readonly (Result | undefined)[]): Result | undefined {
  const [first, second, ...others] = values;
  if (typeof first !== 'object' || others.length > 0) return undefined;
  const { time } = first;
  if (second === undefined) {
    if (values.length > 1) return undefined;
    const date = new Date(time);
    if (name === 'day') return date.getUTCDate();
    if (name !== 'days') return undefined;
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  }
  if (typeof second === 'object')
    return name === 'datediff' ? Math.round((time - second.time) / day) : undefined;
  const moved = move(name, time, second);
  return moved === undefined || Number.isNaN(moved) ? undefined : { ...first, time: moved };
}

function move(name: string, time: number, by: number): number | undefined {
  switch (name) {
    case 'adddays':
      return new Date(time + by * day).getTime();
    case 'addmonths':
      return addCalendarMonths(time, by);
    case 'addyears':
      return addCalendarMonths(time, by * 12);
    default:
      return undefined;
  }
}
