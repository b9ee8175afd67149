import type { ScheduledItem } from '../state/schedule.ts';
import type { State } from '../state/state.ts';

/**
 * A function that runs a scheduled item, which is no longer in the schedule by then. A long job
 * does a part and schedules itself again at `upTo`, so that other due jobs go first.
 */
export type ScheduledJob = (state: State, item: ScheduledItem, upTo: number) => Promise<void>;

/**
 * A function that runs after a job was rejected, with the error message as the reason; the changes
 * of the job are rolled back.
 */
type RefusedJob = (state: State, item: ScheduledItem, reason: string) => Promise<void>;

/** A kind of scheduled job. */
export interface Job {
  /** The sentence with which the control API lists it. */
  title: string;
  load: () => Promise<ScheduledJob>;
  /** Loads what happens if the job is refused; without it, the job is only cancelled. */
  loadRefused?: () => Promise<RefusedJob>;
}
