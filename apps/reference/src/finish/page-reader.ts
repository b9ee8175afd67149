// Reads the pages of a site while it is being written, which one thread does: the other processors
// would wait until all pages are there.
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import { filesBelow } from './files.ts';
import type { PageFacts, PagesTask } from './read-pages.ts';

/** The milliseconds between two looks for new pages. */
const pause = 2000;

/** The milliseconds for which a thread without a page waits for another one. */
const patience = 60_000;

/** The number of pages that a thread gets at a time: each message costs as much as a small page. */
const batch = 16;

const isHtml = (file: string): boolean => file.endsWith('.html');

/** Reads each page of a site on a thread, from the time that it is written. */
export class PageReader {
  readonly #site: string;
  readonly #base: string;
  /** For each page that is read or being read; differs once the page is written again. */
  readonly #stamps = new Map<string, string>();
  readonly #facts = new Map<string, PageFacts>();
  readonly #early: Promise<void>[] = [];
  /** The folders with a page and no folder in them, which are complete for now. */
  readonly #leaves = new Set<string>();
  readonly #closing = new AbortController();
  readonly #pool = new Tinypool({
    filename: new URL('read-pages.ts', import.meta.url).href,
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
  async finish(): Promise<PageFacts[]> {
    this.#closing.abort();
    // The first reading of a page must not overtake the second, since both write its twin.
    await Promise.all(this.#early);
    const pages = filesBelow(this.#site).filter(isHtml);
    await Promise.all(this.#read(pages));
    return pages.flatMap((file) => this.#facts.get(file) ?? []);
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
        for (const reading of this.#read(this.#findNew()))
          this.#early.push(reading.catch(() => {}));
      } catch {
        // Folders come and go while the site is written; `finish` looks once more.
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /**
   * Lists the pages below a folder that are not being read yet. A folder that may be complete is not
   * listed again: to list thousands of them every time took a twelfth of the time of this thread.
   */
  #findNew(folder = ''): string[] {
    if (this.#leaves.has(folder)) return [];
    const entries = readdirSync(path.join(this.#site, folder), { withFileTypes: true });
    const place = (name: string): string => path.posix.join(folder, name);
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => place(name));
    const pages = entries.map(({ name }) => place(name)).filter(isHtml);
    if (folders.length === 0 && pages.length > 0) this.#leaves.add(folder);
    return [
      ...pages.filter((file) => !this.#stamps.has(file)),
      ...folders.flatMap((inside) => this.#findNew(inside)),
    ];
  }

  /** Begins to read those pages that are not read as they are now. */
  #read(pages: readonly string[]): Promise<void>[] {
    const due = pages.filter((file) => {
      const { mtimeMs, size } = statSync(path.join(this.#site, file));
      const stamp = `${mtimeMs} ${size}`;
      const differs = this.#stamps.get(file) !== stamp;
      this.#stamps.set(file, stamp);
      return differs;
    });
    const count = Math.ceil(due.length / batch);
    return Array.from({ length: count }, (_, at) =>
      this.#readBatch(due.slice(at * batch, (at + 1) * batch)),
    );
  }

  async #readBatch(files: string[]): Promise<void> {
    const task: PagesTask = { site: this.#site, base: this.#base, files };
    try {
      const all: PageFacts[] = await this.#pool.run(task);
      for (const facts of all) this.#facts.set(facts.file, facts);
    } catch (error) {
      // A page that was not whole yet; `finish` reads it again.
      for (const file of files) this.#stamps.delete(file);
      throw error;
    }
  }
}
