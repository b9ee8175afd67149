import type { Site } from './site.ts';

/** A way of using the packages. */
export interface Consumer {
  /** What it is, such as `Node, require`. */
  name: string;
  /** What it runs on, or is made with, and the version of that. */
  on: string;
  /** What it shows beside the call, the validation and the event, in a few words. */
  also: string;
  /**
   * Goes through it.
   * @throws where it does not do what it has to
   */
  run(site: Site): Promise<void>;
}
