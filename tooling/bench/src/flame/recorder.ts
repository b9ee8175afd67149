// node --import 'recorder.ts?file=<file>' <program> records where a program spends its time, from one
// SIGUSR2 to the next, and writes the profile to the file. profile-server.ts starts servers with it.
import { renameSync, writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';

/** A recording of the main thread of a program. */
export interface Recorded {
  profile: Profiler.Profile;
  /** The time of the processor in the recorded time, in microseconds. */
  processorTime: number;
}

/** The microseconds between two samples: more would slow down the program. */
const interval = 250;

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
let session: Session | undefined;
let since = process.threadCpuUsage();

process.on('SIGUSR2', () => {
  if (session === undefined) {
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval });
    session.post('Profiler.start');
    since = process.threadCpuUsage();
    return;
  }
  const { user, system } = process.threadCpuUsage(since);
  session.post('Profiler.stop', (error, { profile }) => {
    if (error !== null) throw error;
    const recorded: Recorded = { profile, processorTime: user + system };
    writeFileSync(`${file}.part`, JSON.stringify(recorded));
    // Only a whole file has the name.
    renameSync(`${file}.part`, file);
  });
});
