import type { Written } from './change.ts';

/** A kind of thing that can be begun with `npm run new`. */
export interface NewKind {
  /** The arguments behind the kind, as the help shows them. */
  usage: string;
  /** The number of arguments. */
  takes: number;
  /** The model that is taken unless `--like` names another. */
  like?: string;
  /**
   * Writes what a new thing of the kind needs by rule.
   * @throws SourceError if an argument is wrong
   */
  write: (root: string, words: readonly string[], like: string) => Written;
  /** The decisions that are left, each as a sentence. */
  left: readonly string[];
}
