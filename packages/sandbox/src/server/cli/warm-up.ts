import { existsSync, readFileSync } from 'node:fs';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { breathe } from '@countersign/mock/core/server';
import { findLanguage } from '../../pages/languages/language.ts';
import { readOwnJson } from '../../state/storage/connection.ts';
import { warnOfFault } from '../../state/storage/warn-of-fault.ts';
import type { SandboxOnDatabase } from '../start-on-database.ts';
import type { FirstCall } from './first-call.ts';

/**
 * Lists of modules in the order of their loading: those that read envelopes, and those that first
 * writes and first calls of the control API load; only a build has it.
 */
const orderFile = new URL('load-order.json', import.meta.url);

/** The milliseconds for which a program that waited for the server has it for itself. */
const headStart = 50;

/**
 * A new envelope that the contract refuses, so that it builds the validators of bodies and changes
 * nothing: a tab has an object for its document.
 */
const refused = { recipients: { signers: [{ tabs: { signHereTabs: [{ documentId: {} }] } }] } };

const onFault = warnOfFault('preparing for the first request');

/** The server to prepare, and a token and a path that work there. */
interface Prepared {
  server: Pick<SandboxOnDatabase, 'callQuietly'>;
  first: FirstCall;
  /** Returns true while the server is to be prepared. */
  goesOn(): boolean;
}

/**
 * Prepares a server that does not listen yet for requests that read: loads the modules that those
 * need, and lists and reads an envelope, which builds validators and statements. Without that, the
 * first request takes some hundred times as long as a later one. A failure is printed as a warning,
 * and is left to the first request.
 */
export async function prepareReading({ server, first, goesOn }: Prepared): Promise<void> {
  await attempt(goesOn, async () => {
    const [reading = []] = listModules();
    for (const name of reading) await import(name);
    if (!goesOn()) return;
    const envelopes = `${first.path}/envelopes`;
    const headers = headersOf(first);
    const query = 'from_date=2000-01-01&count=1&include=recipients,documents';
    const listed = { method: 'GET', url: `${envelopes}?${query}`, headers };
    const { body } = await server.callQuietly(listed);
    const [, envelopeId] = /"envelopeId":"([^"]+)"/.exec(String(body)) ?? [];
    if (envelopeId === undefined || !goesOn()) return;
    const url = `${envelopes}/${envelopeId}?include=recipients,tabs,documents`;
    await server.callQuietly({ method: 'GET', url, headers });
  });
}

/**
 * Prepares a server that listens for other requests: loads the modules that those need, a few in
 * each turn of the event loop. A call that is refused builds the validators of bodies; the formats
 * of dates, which the first invitation needs, take as long as ten requests. A failure is printed as
 * a warning, and is left to the first request.
 */
export async function prepareOthers({ server, first, goesOn }: Prepared): Promise<void> {
  await attempt(goesOn, async () => {
    await setTimeout(headStart, undefined, { ref: false });
    for (const names of listModules().slice(1)) await loadModules(names, goesOn);
    if (!goesOn()) return;
    await server.callQuietly({
      method: 'POST',
      url: `${first.path}/envelopes`,
      headers: { ...headersOf(first), 'content-type': 'application/json' },
      body: JSON.stringify(refused),
    });
    await setImmediate();
    findLanguage();
  });
}

async function attempt(goesOn: () => boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // At the end of the process, the database may be closed.
    if (goesOn()) onFault(error);
  }
}

function headersOf({ token }: FirstCall): Record<string, string> {
  return { accept: 'application/json', authorization: `Bearer ${token}` };
}

async function loadModules(names: readonly string[], goesOn: () => boolean): Promise<void> {
  await setImmediate();
  for (const name of names) {
    if (!goesOn()) return;
    await import(name);
    await breathe();
  }
}

function listModules(): string[][] {
  return existsSync(orderFile) ? readOwnJson<string[][]>(readFileSync(orderFile, 'utf8')) : [];
}
