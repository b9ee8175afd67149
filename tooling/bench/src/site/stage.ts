import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser } from 'playwright-core';
import { bundle } from './operations.ts';
import { writeRedocPage } from './redoc-page.ts';
import { serveCompressed } from './serve-compressed.ts';
import { builtSite } from './site-folder.ts';

/** A browser, and a server that has our site at /reference/, and Redoc's page at /redoc/. */
export interface Stage {
  browser: Browser;
  url: string;
  close: () => Promise<void>;
}

/** Opens the stage; Redoc's page takes a while to make, so it is there only where it is looked at. */
export async function openStage({ withRedoc }: { withRedoc: boolean }): Promise<Stage> {
  const reference = builtSite();
  const redoc = mkdtempSync(path.join(tmpdir(), 'countersign-bench-'));
  if (withRedoc) await writeRedocPage(bundle, redoc);
  const { url, close } = await serveCompressed({ reference, redoc });
  const browser = await startBrowser();
  return {
    browser,
    url,
    async close() {
      await browser.close();
      close();
      rmSync(redoc, { recursive: true });
    },
  };
}
