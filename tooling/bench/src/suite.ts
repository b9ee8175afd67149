import type { Stage } from './stage.ts';

/** The limit that a number must reach, or must not exceed. */
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
  'processor time': 'ms',
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

/** Measures a row that has a reference. */
export type Comparison = (stage: Stage) => Sample[] | Promise<Sample[]>;

/** Measures a row: samples, or without a reference a number in bytes, milliseconds or a count. */
export type Measurement = Comparison | ((stage: Stage) => number | Promise<number>);

/** The measurements of a suite, by the names of its rows. */
export type Measurements = Readonly<Record<string, Measurement>>;

/** The description of a row on the page. A row without a goal is only informative. */
export interface Label {
  what: string;
  measure: Measure;
  reference?: string | undefined;
  goal?: Goal | undefined;
  /** True for a row that takes minutes: it is measured only with `--long`. */
  long?: boolean;
}

export interface Row extends Label {
  measurement: Measurement;
}

/** Rows that are measured together. Their keys are their names in `docs/benchmarks.json`. */
export interface Suite {
  /** The subject of the suite, in a sentence or two. */
  about: string;
  rows: Readonly<Record<string, Row>>;
}
