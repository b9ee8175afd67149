import type { Stage } from './stage.ts';

/** What a number must be at least, or at most. */
export type Goal = { atLeast: number } | { atMost: number };

/** Everything that can be measured, with the unit that the page shows it in. */
export const units = {
  throughput: 'ms',
  time: 'ms',
  'import time': 'ms',
  'check time': 'ms',
  'start time': 'ms',
  'content time': 'ms',
  latency: 'ms',
  'answer time': 'ms',
  'build time': 's',
  'peak memory': 'MB',
  'kept memory': 'MB',
  'page heap': 'MB',
  'resident memory': 'MB',
  size: 'kB',
  transfer: 'kB',
  'packed size': 'kB',
  'unpacked size': 'kB',
  elements: 'elements',
  dependencies: 'packages',
  'requests a second': '1/s',
  'events a second': '1/s',
} as const;

export type Measure = keyof typeof units;
export type Unit = (typeof units)[Measure];

/** The subject and its reference, measured right after each other, in bytes, milliseconds or a count. */
export interface Sample {
  subject: number;
  reference: number;
}

/** The texts of a row. A row without a goal is only informative. */
export interface Label {
  what: string;
  goal?: Goal | undefined;
  /** Takes minutes: measured only with `--long`. */
  long?: boolean;
}

export type RatioLabel = Label & { reference: string };

/** A row that compares its subject with a reference, measured in the same run. */
export interface RatioRow extends RatioLabel {
  measure: Measure;
  samples: (stage: Stage) => Sample[] | Promise<Sample[]>;
}

/** A row that is measured on its own, in bytes, milliseconds or a count. */
export interface AmountRow extends Label {
  measure: Measure;
  amount: (stage: Stage) => number | Promise<number>;
}

export type Row = RatioRow | AmountRow;

/** Rows that are measured together. Their keys are their names in `docs/benchmarks.json`. */
export interface Suite {
  /** What the suite is about, in a sentence or two. */
  about: string;
  rows: Readonly<Record<string, Row>>;
}
