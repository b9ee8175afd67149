import { readSections, type Section } from './markdown.ts';
import {
  units,
  type Goal,
  type Measure,
  type Measurements,
  type Row,
  type Suite,
} from './suite.ts';

/**
 * Reads the suites that a Markdown file describes, and adds the measurement of each row.
 * @throws if a row has no measurement or a measurement no row
 */
export function readSuites(
  file: URL,
  measurements: Readonly<Record<string, Measurements>>,
): Record<string, Suite> {
  const sections = readSections(file);
  return Object.fromEntries(
    sections.map((section) => {
      const { heading: name, before: about } = section;
      return [name, { about, rows: readRows(section, measurements[name] ?? {}) }];
    }),
  );
}

function readRows({ heading, table }: Section, measurements: Measurements): Record<string, Row> {
  const [head = [], ...lines] = table;
  const rows = lines.map((cells) => {
    const cell = (column: string) => cells[head.indexOf(column)] ?? '';
    const id = cell('row');
    const measurement = measurements[id];
    if (measurement === undefined) throw new Error(`Nothing measures ${id} of ${heading}.`);
    const row: Row = {
      what: cell('what'),
      measure: readMeasure(cell('measured')),
      reference: cell('reference') || undefined,
      goal: readGoal(cell('goal')),
      long: cell('only with') === '`--long`',
      measurement,
    };
    return [id, row] as const;
  });
  const known = new Set(rows.map(([id]) => id));
  const extra = Object.keys(measurements).filter((id) => !known.has(id));
  if (extra.length > 0) throw new Error(`suites.md has no row ${extra.join(', ')} in ${heading}.`);
  return Object.fromEntries(rows);
}

function readMeasure(text: string): Measure {
  const found = Object.keys(units).find((name): name is Measure => name === text);
  if (found === undefined) throw new Error(`Unknown measure: ${text}`);
  return found;
}

/** Reads a goal such as `at least 0.7`. */
function readGoal(text: string): Goal | undefined {
  const [, limit, number] = /^at (least|most) ([\d.]+)$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return limit === 'least' ? { atLeast: Number(number) } : { atMost: Number(number) };
}
