import { defineConfig } from 'vite';
import { operations } from './operations.ts';

// The server that `npm run dev` shows the console of.
const server = process.env['COUNTERSIGN_SERVER'] ?? 'http://127.0.0.1:4010';
const ofServer = ['/_countersign/control', '/_countersign/traffic', '/_countersign/about'];
const services = ['/restapi', '/v2', '/v2.1', '/management', '/oauth', '/reference', '/healthz'];

export default defineConfig({
  plugins: [operations()],
  base: '/_countersign/console/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The first releases with light-dark(), which must not be rewritten: it follows the switch.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // For the notices of the package that ships the console.
    license: { fileName: 'licenses.json' },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
  },
  server: {
    proxy: Object.fromEntries(
      [...ofServer, '/_countersign/views', ...services].map((path) => [path, server]),
    ),
  },
});
