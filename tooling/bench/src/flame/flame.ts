import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as ask from '../requests.ts';
import { ownCommand } from '../server/programs.ts';
import type { Command } from '../server/start.ts';
import { Stage } from '../stage.ts';
import { drawFlames } from './draw.ts';
import { sumUp } from './frames.ts';
import { profileServer } from './profile-server.ts';
import { flameRows, type FlameRow } from './rows.ts';

const options = {
  /** A checkout whose built package is the server, to draw the time before a change. */
  of: { type: 'string' },
  /** The file of the picture. */
  out: { type: 'string' },
  quick: { type: 'boolean', default: false },
} as const;

/**
 * Draws where the time of a server goes while it does the work of a row: `flame <row>
 * [--of <checkout>] [--out <file>]`.
 * @returns the line to print
 * @throws an Error that lists the rows, if there is no such row
 */
export async function drawFlame(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = ''] = positionals;
  const row = flameRows[name];
  if (row === undefined)
    throw new Error(`Unknown row ${name}. Rows: ${Object.keys(flameRows).join(', ')}`);
  const { of: checkout, out = `flame-${name}.svg`, quick } = values;
  await using stage = new Stage({ quick });
  const { server, record } = await profileServer(
    stage,
    commandOf(stage, row, checkout),
    ask.health,
  );
  const requests = stage.amount(row.requests, 200);
  const warmUp = await row.prepare(stage, server, Math.ceil(requests / 4));
  await warmUp();
  const work = await row.prepare(stage, server, requests);
  const { profile, processorTime } = await record(work);
  const perRequest = processorTime / requests;
  const file = path.resolve(process.env['INIT_CWD'] ?? '', out);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, drawFlames(sumUp(profile), row.what, perRequest));
  return `${row.what}: ${perRequest.toFixed(1)} µs of the processor a request, drawn in ${file}`;
}

function commandOf(stage: Stage, { server }: FlameRow, checkout: string | undefined): Command {
  const [cli, ...port] = ownCommand(server);
  const file =
    checkout === undefined ? cli : path.resolve(checkout, 'packages', server, 'dist/cli.js');
  return server === 'mock'
    ? [file, ...port]
    : [file, ...port, '--data', path.join(stage.folder(), 'state.db')];
}
