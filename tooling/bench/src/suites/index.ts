import { readSuites } from '../read-suites.ts';
import { clientImport, clientSize, clientTypes } from './client-programs.ts';
import { clientDownloads, clientSpeed } from './client-speed.ts';
import { connect } from './connect.ts';
import { consolePages } from './console.ts';
import { mockMemory, mockPrism, mockProxy, mockSpeed, mockStart } from './mock.ts';
import { packages } from './packages.ts';
import { reference } from './reference.ts';
import * as sandbox from './sandbox.ts';
import { zod } from './zod.ts';

/** Every suite, by the name that `npm run bench` takes. */
export const suites = readSuites(new URL('suites.md', import.meta.url), {
  connect,
  zod,
  'client-size': clientSize,
  'client-import': clientImport,
  'client-speed': clientSpeed,
  'client-downloads': clientDownloads,
  'client-types': clientTypes,
  'mock-start': mockStart,
  'mock-memory': mockMemory,
  'mock-speed': mockSpeed,
  'mock-prism': mockPrism,
  'mock-proxy': mockProxy,
  'sandbox-start': sandbox.sandboxStart,
  'sandbox-speed': sandbox.sandboxSpeed,
  'sandbox-writes': sandbox.sandboxWrites,
  'sandbox-scale': sandbox.sandboxScale,
  'sandbox-rooms': sandbox.sandboxRooms,
  'sandbox-events': sandbox.sandboxEvents,
  'sandbox-bulk': sandbox.sandboxBulk,
  'sandbox-postgres': sandbox.sandboxPostgres,
  'sandbox-documents': sandbox.sandboxDocuments,
  'sandbox-hostile': sandbox.sandboxHostile,
  'sandbox-large': sandbox.sandboxLarge,
  console: consolePages,
  reference,
  packages,
});
