import { clientImport, clientTypes } from './client-import-types.ts';
import { clientSize } from './client-size.ts';
import { clientDownloads, clientSpeed } from './client-speed.ts';
import { connect } from './connect.ts';
import { mockPrism, mockSpeed } from './mock-speed.ts';
import { mockMemory, mockStart } from './mock-start.ts';
import { packages } from './packages.ts';
import { reference } from './reference.ts';
import { sandboxEvents, sandboxHostile, sandboxPostgres } from './sandbox-load.ts';
import { sandboxScale, sandboxSpeed, sandboxStart } from './sandbox-speed.ts';
import { zod } from './zod.ts';
/** Every suite, by the name that `npm run bench` takes. */
export const suites = {
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
  'sandbox-start': sandboxStart,
  'sandbox-speed': sandboxSpeed,
  'sandbox-scale': sandboxScale,
  'sandbox-events': sandboxEvents,
  'sandbox-postgres': sandboxPostgres,
  'sandbox-hostile': sandboxHostile,
  reference,
  packages,
};
