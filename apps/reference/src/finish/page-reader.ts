// Reads the pages of a site while it is being written, which one thread does: the other processors
// would wait until all pages are there.
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { filesBelow } from './files.ts';
import type { PageFacts, PageTask } from './read-page.ts';

/** The milliseconds between two looks for new pages. */
const pause = 2000;

/** The milliseconds for which a thread without a page waits for another one. */
const patience = 60_000;

interface Reading {
  /** Differs once the page is written again, or was not whole when it was read. */
  stamp: string;
  facts: Promise<PageFacts>;
}

/** Reads each page of a site on a thread, from the time that it is written. */
export class PageReader {
  readonly #site: string;
  readonly #base: string;
  readonly #readings = new Map<string, Reading>();
  readonly #closing = new AbortController();
  readonly #pool = new Tinypool({
    filename: new URL('read-page.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
    // A new thread loads and compiles all that it reads with, which takes as long as hundreds of pages.
    idleTimeout: patience,
  });

  /**
   * @param site the folder of the site, which may be empty yet
   * @param base the path under which the site is served, with a slash at both ends
   */
  constructor(site: string, base: string) {
    this.#site = site;
    this.#base = base;
    void this.#follow();
  }

  /** Reads what is not read yet of a site that is whole, and returns the facts of all its pages. */
  finish(): Promise<PageFacts[]> {
    this.#closing.abort();
    return Promise.all(this.#readNew({ changed: true }).map(({ facts }) => facts));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.destroy();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        this.#readNew({ changed: false });
      } catch {
        // Folders come and go while the site is written; `finish` looks once more.
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /**
   * Begins to read each new page, and on request each that has changed since it was read. Returns the
   * readings of all pages.
   */
  #readNew({ changed }: { changed: boolean }): Reading[] {
    const pages = filesBelow(this.#site).filter((file) => file.endsWith('.html'));
    return pages.map((file) => {
      const before = this.#readings.get(file);
      if (before !== undefined && !changed) return before;
      const { mtimeMs, size } = statSync(path.join(this.#site, file));
      const stamp = `${mtimeMs} ${size}`;
      if (before?.stamp === stamp) return before;
      const reading = { stamp, facts: this.#read(file, before?.facts) };
      // It may fail before `finish` waits for it, which then fails too.
      reading.facts.catch(() => undefined);
      this.#readings.set(file, reading);
      return reading;
    });
  }

  /** Reads a page after it was read before, since both readings write its twin. */
  async #read(file: string, before: Promise<PageFacts> | undefined): Promise<PageFacts> {
    await before?.catch(() => undefined);
    const task: PageTask = { site: this.#site, base: this.#base, file };
    return this.#pool.run(task);
  }
}
