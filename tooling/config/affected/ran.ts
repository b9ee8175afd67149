// The messages between a run and its test files.
declare module 'vitest' {
  interface TaskMeta {
    ran?: Ran;
  }
  interface ProvidedContext {
    leftOut?: LeftOut;
  }
}

/**
 * The names of the parts that a run leaves out, for each test file whose parts are chosen one by one.
 * A part is a suite or a test at the top of a file; those of one name are one part.
 */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

/** The modules with a function that a test file called, by their paths from the workspace. */
export interface Ran {
  /** Those of the whole file, or of what comes before its parts. */
  modules: string[];
  /** Those of each part; undefined if the file is chosen as a whole. */
  parts?: Record<string, string[]>;
}
