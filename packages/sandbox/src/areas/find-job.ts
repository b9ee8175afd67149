import type { Job } from '../frame/job.ts';
import { areas } from './list.ts';

const jobs = new Map(areas.flatMap((area) => Object.entries(area.jobs ?? {})));

/** Finds the job of a kind of scheduled item. */
export function findJob(kind: string): Job | undefined {
  return jobs.get(kind);
}
