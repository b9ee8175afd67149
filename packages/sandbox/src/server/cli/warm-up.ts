import { existsSync, readFileSync } from 'node:fs';
import { findLanguage } from '../../pages/languages/language.ts';
import { breathe } from '../../state/breathe.ts';
import { readOwnJson } from '../../state/storage/connection.ts';
import { warnOfFault } from '../../state/storage/warn-of-fault.ts';
import type { SandboxOnDatabase } from '../start-on-database.ts';
import type { FirstCall } from './first-call.ts';

/**
 * Lists of modules in the order of their loading: those that read envelopes, and those that first
 * writes and first calls of the control API load; only a build has it.
 */
const orderFile = new URL('load-order.json', import.meta.url);

/** The time in milliseconds after which requests get a turn of the event loop. */
const longestTurn = 5;

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
 * Prepares a server that has started for its first request: loads the modules that it needs, a few
 * in each turn of the event loop, and lists an envelope, which builds its validators and statements.
 * Without that, the first request takes some hundred times as long as a later one. The modules for
 * other requests follow, and a call that is refused builds the validators of bodies; the formats of
 * dates, which the first invitation needs, take as long as ten requests. A failure is printed as a
 * warning, and is left to the first request.
 */
export async function warmUp({ server, first, goesOn }: Prepared): Promise<void> {
  try {
    const [reading = [], ...others] = listModules();
    await loadModules(reading, goesOn);
    if (!goesOn()) return;
    const { token, path } = first;
    const query = 'from_date=2000-01-01&count=1&include=recipients,documents';
    const address = `http://localhost${path}/envelopes`;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    await server.callQuietly(new Request(`${address}?${query}`, { headers }));
    for (const names of others) await loadModules(names, goesOn);
    if (!goesOn()) return;
    const body = JSON.stringify(refused);
    const written = { ...headers, 'content-type': 'application/json' };
    await server.callQuietly(new Request(address, { method: 'POST', headers: written, body }));
    await breathe(0);
    findLanguage();
  } catch (error) {
    // At the end of the process, the database may be closed.
    if (goesOn()) onFault(error);
  }
}

async function loadModules(names: readonly string[], goesOn: () => boolean): Promise<void> {
  await breathe(0);
  for (const name of names) {
    if (!goesOn()) return;
    await import(name);
    await breathe(longestTurn);
  }
}

function listModules(): string[][] {
  return existsSync(orderFile) ? readOwnJson<string[][]>(readFileSync(orderFile, 'utf8')) : [];
}
