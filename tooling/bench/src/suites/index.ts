import type { Suite } from '../suite.ts';
import { clientDownloads } from './client-downloads.ts';
import { clientImport } from './client-import.ts';
import { clientSize } from './client-size.ts';
import { clientSpeed } from './client-speed.ts';
import { clientTypes } from './client-types.ts';
import { connect } from './connect.ts';
import { mockMemory } from './mock-memory.ts';
import { mockPrism } from './mock-prism.ts';
import { mockSpeed } from './mock-speed.ts';
import { mockStart } from './mock-start.ts';
import { packages } from './packages.ts';
import { reference } from './reference.ts';
import { sandboxEvents } from './sandbox-events.ts';
import { sandboxHostile } from './sandbox-hostile.ts';
import { sandboxPostgres } from './sandbox-postgres.ts';
import { sandboxScale } from './sandbox-scale.ts';
import { sandboxSpeed } from './sandbox-speed.ts';
import { sandboxStart } from './sandbox-start.ts';
import { zod } from './zod.ts';

/** Every suite, by the word that `npm run bench` takes. */
export const suites: Readonly<Record<string, Suite>> = {
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
