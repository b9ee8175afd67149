import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fresh, inTurn } from '../measure/in-turn.ts';
import { median, quantile } from '../numbers.ts';
import { Stage } from '../stage.ts';
import type { Comparison, Measurement, Sample } from '../suite.ts';
import { fire, warmUp, type Burst } from './load.ts';
import { empty, nothing, type Program } from './programs.ts';
import { request, type Request } from './request.ts';
import type { Server } from './start.ts';

type Requests = readonly (Request | Promise<Request>)[];

/** The number of rounds, and the seconds of one burst and of warming up. */
export const load = { rounds: 7, burst: 1.5, warmUp: 4 };
export const latencies = { rounds: 3, burst: 3, warmUp: 1.5 };
/** The number of processes from which each number of resident memory is computed. */
export const residentProcesses = 3;

/** Warms up a server; returns a function that keeps it busy for one burst. */
async function prepareBursts(
  { quick }: Stage,
  server: Server,
  requests: readonly Request[],
  { burst, warmUp: seconds }: { burst: number; warmUp: number },
): Promise<() => Promise<Burst>> {
  if (quick) return () => fire(server, requests, 0);
  const amount = Math.round((await warmUp(server, requests, seconds)) * burst);
  return () => fire(server, requests, amount);
}

/** Compares how many requests a second two servers respond to. */
export function requestsASecond(
  requests: Requests,
  subject: Program,
  reference: Program,
): Comparison {
  return async (stage) => {
    const all = await Promise.all(requests);
    const servers = { subject: await subject(stage, all), reference: await reference(stage, all) };
    const ofReference = await prepareBursts(stage, servers.reference, all, load);
    const ofSubject = await prepareBursts(stage, servers.subject, all, load);
    const pair = {
      subject: async () => (await ofSubject()).rate,
      reference: async () => (await ofReference()).rate,
    };
    return inTurn(pair, (done) => done < stage.amount(load.rounds, 1));
  };
}

/** Compares the slowest response of a hundred with the median. */
export function latency(requests: readonly Request[], server: Program): Comparison {
  return async (stage) => {
    const burst = await prepareBursts(stage, await server(stage, requests), requests, latencies);
    const rounds: Sample[] = [];
    while (rounds.length < stage.amount(latencies.rounds, 1)) {
      const { times } = await burst();
      rounds.push({ subject: quantile(times, 0.99), reference: median(times) });
    }
    return rounds;
  };
}

/**
 * Compares how soon a server responds, after its process starts, with an empty Fastify.
 * @param times number of starts, fewer where a start takes long
 */
export function startTime(server: Program, first: Request, times?: number): Comparison {
  const pair = {
    subject: () => timeStart(server, first),
    reference: () => timeStart(empty('fastify'), nothing),
  };
  return fresh('start time', () => pair, times);
}

async function timeStart(server: Program, first: Request): Promise<number> {
  await using stage = new Stage();
  return (await server(stage, [first])).started;
}

/** The number of processes whose first response is compared with later ones, and of those each. */
const firstResponses = { processes: 9, later: 200 };

/**
 * Compares the first response of a new server, asked for as soon as it says that it listens, with
 * later ones of the same process, each over a new connection.
 */
export function firstResponse(server: Program, asked: Request): Comparison {
  return async ({ quick }) => {
    const samples: Sample[] = [];
    // The first process brings files into the cache of the system.
    const processes = quick ? 1 : firstResponses.processes + 1;
    while (samples.length < processes) samples.push(await compareFirst(server, asked, quick));
    return quick ? samples : samples.slice(1);
  };
}

async function compareFirst(server: Program, asked: Request, quick: boolean): Promise<Sample> {
  await using stage = new Stage({ quick });
  const { url, first } = await server(stage, [asked]);
  // It goes on to prepare for other requests.
  if (!quick) await pause(3000);
  const times: number[] = [];
  while (times.length < stage.amount(firstResponses.later, 1)) {
    const since = performance.now();
    await request(url, asked);
    times.push(performance.now() - since);
  }
  return { subject: first, reference: median(times.slice(times.length >> 1)) };
}

/** Measures the resident set of a server, after its first response or after 20000. */
export function residentMemory(
  server: Program,
  requests: readonly Request[],
  processes = residentProcesses,
): Measurement {
  const readOne = async (quick: boolean) => {
    await using stage = new Stage({ quick });
    const started = await server(stage, requests);
    if (requests.length > 1) {
      if (!quick) await warmUp(started, requests, 0);
      await fire(started, requests, stage.amount(20_000, 0));
    }
    return readResidentSet(started.pid);
  };
  return async ({ quick }) => {
    const sizes: number[] = [];
    while (sizes.length < (quick ? 1 : processes)) sizes.push(await readOne(quick));
    return median(sizes);
  };
}

/** The resident set of a process, in bytes, from `ps`, or from PowerShell on Windows. */
export function readResidentSet(pid: number): number {
  if (process.platform === 'win32') {
    const args = ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).WorkingSet64`];
    return Number(execFileSync('powershell', args, { encoding: 'utf8' }));
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
