import { bundle } from '@countersign/packages/bundle';
import type { VisitedService } from './service.ts';

/** Returns the report that each runtime must give. */
export function expected(service: VisitedService) {
  return {
    lockType: 'edit',
    error: ['NotFoundError', 404, 'ENVELOPE_DOES_NOT_EXIST'],
    attempts: 3,
    aborted: [true, true],
    brokeOff: true,
    timedOut: true,
    lost: true,
    leaked: false,
    envelopes: ['a', 'b', 'c'],
    downloads: [service.sha256, service.sha256, service.sha256],
    uploads: [service.sha256, service.sha256],
  };
}

/** A script that makes the visit, and leaves the promise of its end in `visited`. */
export async function scriptFor(service: VisitedService, runtime: string): Promise<string> {
  const url = JSON.stringify(service.url);
  const { code } = await bundle({
    code: `import { visit } from './visit.ts'; globalThis.visited = visit(${url}, '${runtime}');`,
    folder: import.meta.dirname,
  });
  return code;
}
