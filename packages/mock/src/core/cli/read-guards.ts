import { splitList } from './split-list.ts';

/** Reads for whom a proxy or a replay answers, as the servers of the mock have it. */
export function readGuards(args: { value(name: 'cors' | 'hostnames'): string | undefined }): {
  hostnames?: string[];
  cors?: string[];
} {
  const hostnames = args.value('hostnames');
  const cors = args.value('cors');
  return {
    ...(hostnames !== undefined && { hostnames: splitList(hostnames) }),
    ...(cors !== undefined && { cors: splitList(cors) }),
  };
}
