import type { Handle, Page } from '@countersign/mock/core/server';
import type { Database } from '../../state/storage/database.ts';
import { createMetrics } from './metrics.ts';
import { createTraces } from './traces.ts';

/** The metrics and traces of a sandbox. */
export interface Telemetry {
  /** The pages that show the metrics. */
  pages: readonly Page[];
  /** Watches requests, as they pass by. */
  watch(handle: Handle): Handle;
  close(): void;
}

/**
 * Begins to watch.
 * @throws Error where a package is not installed
 */
export async function startTelemetry(
  database: Database,
  wanted: { metrics: boolean; traces: boolean },
): Promise<Telemetry> {
  const metrics = wanted.metrics ? await createMetrics(database) : undefined;
  const traces = wanted.traces ? await createTraces(database) : undefined;
  return {
    pages: metrics === undefined ? [] : [metrics.page],
    watch(handle) {
      const counted = metrics?.count(handle) ?? handle;
      return traces?.follow(counted) ?? counted;
    },
    close() {
      metrics?.close();
      traces?.close();
    },
  };
}
