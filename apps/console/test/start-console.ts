import { createClient, type Client } from '@countersign/client';
import { startSandbox, type RunningSandbox } from '@countersign/sandbox';
import { createControl, type Control } from '@countersign/sandbox/control';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const controlPath = '/_countersign/control/';
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** A tenant of a test, and its page of the console. */
export interface OpenConsole {
  page: Page;
  tenant: string;
  control: Control;
  client: Client;
  /** The whole address of a page of the console. */
  address(path: string): string;
}

interface OpenOptions {
  /** The colours that the browser asks for. */
  colorScheme?: 'light' | 'dark';
  width?: number;
  height?: number;
}

/**
 * Starts a sandbox for a test file. The result opens a page of the console, each time
 * in a new tenant. Fails the test if the page logs an error.
 */
export function startConsole() {
  let browser: Browser;
  let sandbox: RunningSandbox;
  let tenants = 0;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await shareBrowser();
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());
  afterEach(async (context) => {
    await closePages(context);
    expect(errors.splice(0)).toEqual([]);
  });

  return async function open(path = '/', options: OpenOptions = {}): Promise<OpenConsole> {
    const { colorScheme = 'light', width = 1280, height = 800 } = options;
    tenants += 1;
    const tenant = `console-${tenants}`;
    const address = (to: string) => {
      const url = new URL(to, sandbox.url);
      url.searchParams.set('tenant', tenant);
      return url.href;
    };
    const page = await browser.newPage({ colorScheme, viewport: { width, height } });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExplained(message)) errors.push(message.text());
    });
    const control = createControl(sandbox.url, { tenant });
    await control.createTenant(tenant);
    const headers = { 'X-Countersign-Tenant': tenant };
    const client = createClient({
      baseUrl: sandbox.url,
      token: 'sandbox',
      path: { accountId },
      headers,
    });
    await page.goto(address(path));
    return { page, tenant, control, client, address };
  };
}

/**
 * Goes to a page by a sequence of keys. They are pressed again if a busy machine took longer
 * between them than the console waits.
 */
export async function goByKeys(page: Page, keys: readonly string[], title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect
    .poll(async () => {
      for (const key of keys) await page.keyboard.press(key);
      return heading.isVisible();
    })
    .toBe(true);
}

/**
 * Reports whether an error of the browser is about a response that the page explains to people: a
 * rejected request, or a record that was deleted since the page requested it.
 */
function isExplained(message: ConsoleMessage): boolean {
  if (/a status of 400/.test(message.text())) return true;
  const { pathname } = new URL(message.location().url);
  return /a status of 404/.test(message.text()) && pathname.startsWith(controlPath);
}
