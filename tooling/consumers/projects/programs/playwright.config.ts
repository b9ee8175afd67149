import { defineConfig } from '@playwright/test';

// A browser that is there already, or Chrome.
const executablePath = process.env['COUNTERSIGN_BROWSER'];
// The arguments that Chromium needs on a server, which has no graphics card.
const args = ['--no-sandbox', '--no-zygote', '--in-process-gpu', '--use-angle=swiftshader'];

export default defineConfig({
  testMatch: '*.spec.ts',
  timeout: 120_000,
  workers: 1,
  use:
    executablePath === undefined
      ? { channel: 'chrome' }
      : { launchOptions: { executablePath, args } },
});
