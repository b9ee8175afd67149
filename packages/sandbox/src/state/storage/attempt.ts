import type { Changes } from './changes.ts';
import type { Reports } from '../reports.ts';
import type { Mode } from './begin.ts';
import type { Connection, Flavour } from './connection.ts';
import {
  failedBefore,
  findReason,
  isAway,
  isLocked,
  isLockedOut,
  isRolledBack,
  metOtherWork,
} from './errors.ts';
import type { TransactionId } from './outcome.ts';

/**
 * The time in milliseconds during which work that meets other work begins again, or waits for a
 * file that another program is writing. It is a time and not a number of attempts, as the other
 * work takes longer on a busy machine, and a refused attempt does not.
 */
const longestWait = 10_000;

/** The minimum number of attempts of work that meets other work, however long one takes. */
const fewestAttempts = 5;

/** The maximum wait in milliseconds between two attempts. */
const longestPause = 250;

/** The error message once that time is over. */
const crowded = 'others changed the same each time; wait a moment';

/**
 * Time in milliseconds during which work with a broken connection is tried again, as other
 * connections may work.
 */
const longestAway = 500;

/**
 * The result of a transaction. `lost` is set if its commit was not answered, with the data to
 * find its outcome.
 */
export interface Done<Result> {
  result: Result;
  changes?: Changes | undefined;
  lost?: { transactionId: TransactionId | undefined; cause: unknown };
}

/** The parts of a database with which a transaction is attempted. */
interface AttemptParts {
  flavour: Flavour;
  reports: Reports;
  /** Runs work in one transaction, alone on PostgreSQL where that is asked for. */
  once<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about: string | undefined,
    isAlone: boolean,
  ): Promise<Done<Result>>;
  /** Finds out whether a transaction was committed although its commit was not answered. */
  wasKept(lost: NonNullable<Done<unknown>['lost']>): Promise<boolean>;
  /** Calls those who watch, with the changes of a commit. */
  publish(changes: Changes): void;
}

/** Creates the function that runs work again while it meets other work, or a broken connection. */
export function createAttempt({ flavour, reports, once, wasKept, publish }: AttemptParts) {
  return async function attempt<Result>(
    mode: Mode,
    work: (connection: Connection) => Promise<Result>,
    about?: string,
  ): Promise<Result> {
    const begun = performance.now();
    const hasTime = (most: number) => performance.now() - begun < most;
    const report = (attempts: number, failed: boolean) => {
      if (!reports.transaction.isWanted()) return;
      const milliseconds = performance.now() - begun;
      reports.transaction.send({
        mode: mode === 'count' ? 'read' : mode,
        attempts,
        failed,
        milliseconds,
      });
    };
    for (let times = 1; ; times += 1) {
      const isAlone = times > fewestAttempts && mode === 'write' && flavour === 'postgres';
      try {
        const { result, changes, lost } = await once(mode, work, about, isAlone);
        if (lost !== undefined && !(await wasKept(lost))) continue;
        if (changes !== undefined) publish(changes);
        report(times, false);
        return result;
      } catch (error) {
        if (isLocked(error) && hasTime(longestWait)) {
          // SQLite would stop the whole process while it waits.
          await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 45));
          continue;
        }
        if (isAway(error) && hasTime(longestAway)) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        const isInTime = times < fewestAttempts || hasTime(longestWait);
        const mayGoOn = isInTime && (metOtherWork(error) || (isAlone && isLockedOut(error)));
        const reason = findReason(error) ?? (mayGoOn || !isRolledBack(error) ? undefined : crowded);
        if (reason !== undefined || !mayGoOn) {
          report(times, true);
          throw reason === undefined ? error : failedBefore(reason, error);
        }
        const pause = Math.random() * Math.min(4 * times, longestPause);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };
}
