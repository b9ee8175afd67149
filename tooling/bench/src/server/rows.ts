import { execFileSync } from 'node:child_process';
import { fresh, inTurn } from '../measure/in-turn.ts';
import { median, quantile } from '../numbers.ts';
import { Stage } from '../stage.ts';
import type { AmountRow, Label, RatioLabel, RatioRow, Sample } from '../suite.ts';
import { fire, warmUp } from './load.ts';
import { empty, nothing, type Program } from './programs.ts';
import type { Request } from './request.ts';
import type { Server } from './start.ts';

/** The number of rounds, and the seconds of one burst and of warming up. */
export const load = { rounds: 7, burst: 1.5, warmUp: 4 };
export const latencies = { rounds: 3, burst: 3, warmUp: 1.5 };
/** How many processes each number of resident memory is from. */
export const residentProcesses = 3;

export interface LoadOptions {
  requests: readonly (Request | Promise<Request>)[];
  subject: Program;
  reference: Program;
}

/** A row that compares how many requests a second two servers respond to. */
export function requestsASecond(label: RatioLabel, options: LoadOptions): RatioRow {
  const samples = async (stage: Stage) => {
    const requests = await Promise.all(options.requests);
    const subject = await options.subject(stage, requests);
    const reference = await options.reference(stage, requests);
    const bursts = async (server: Server) => {
      const rate = await warmUpFor(stage, server, requests, load.warmUp);
      const amount = stage.amount(Math.round(rate * load.burst), 0);
      return async () => (await fire(server, requests, amount)).rate;
    };
    const ofReference = await bursts(reference);
    const ofSubject = await bursts(subject);
    return inTurn(
      { subject: ofSubject, reference: ofReference },
      (done) => done < stage.amount(load.rounds, 1),
    );
  };
  return { ...label, measure: 'requests a second', samples };
}

/** A row that compares the slowest response of a hundred with the median. */
export function latency(
  label: Omit<RatioLabel, 'reference'>,
  requests: readonly Request[],
  server: Program,
): RatioRow {
  const samples = async (stage: Stage) => {
    const started = await server(stage, requests);
    const rate = await warmUpFor(stage, started, requests, latencies.warmUp);
    const amount = stage.amount(Math.round(rate * latencies.burst), 0);
    const rounds: Sample[] = [];
    while (rounds.length < stage.amount(latencies.rounds, 1)) {
      const { times } = await fire(started, requests, amount);
      rounds.push({ subject: quantile(times, 0.99), reference: median(times) });
    }
    return rounds;
  };
  return { ...label, reference: 'the median', measure: 'latency', samples };
}

function warmUpFor(stage: Stage, server: Server, requests: readonly Request[], seconds: number) {
  return stage.quick ? warmUp(server, requests, 0, 0) : warmUp(server, requests, seconds);
}

/** A row that compares how soon a server responds, after its process starts, with an empty Fastify. */
export function startTime(
  label: Label & { turns?: number },
  server: Program,
  first: Request,
): RatioRow {
  return fresh({ ...label, reference: 'an empty Fastify server', measure: 'start time' }, () => ({
    subject: () => timeStart(server, first),
    reference: () => timeStart(empty('fastify'), nothing),
  }));
}

async function timeStart(server: Program, first: Request): Promise<number> {
  await using stage = new Stage();
  return (await server(stage, [first])).started;
}

export interface ResidentOptions {
  first: Request;
  /** Sent before the memory is read, 20000 of them. */
  requests?: readonly Request[];
  /** The number of processes, where a start takes long. */
  processes?: number;
}

/** A row of the resident set of a server: the median of several processes. */
export function residentMemory(
  label: Label,
  server: Program,
  { first, requests, processes = residentProcesses }: ResidentOptions,
): AmountRow {
  const size = async (quick: boolean) => {
    await using stage = new Stage({ quick });
    const started = await server(stage, [first]);
    if (requests !== undefined) {
      await warmUpFor(stage, started, requests, 0);
      await fire(started, requests, stage.amount(20_000, 0));
    }
    return readResidentSet(started.pid);
  };
  const amount = async ({ quick }: Stage) => {
    const sizes: number[] = [];
    while (sizes.length < (quick ? 1 : processes)) sizes.push(await size(quick));
    return median(sizes);
  };
  return { ...label, measure: 'resident memory', amount };
}

/** The resident set of a process, in bytes, from `ps`, or from PowerShell on Windows. */
export function readResidentSet(pid: number): number {
  if (process.platform === 'win32') {
    const args = ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).WorkingSet64`];
    return Number(execFileSync('powershell', args, { encoding: 'utf8' }));
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
