// Gathers the modules that a start loads, those that read envelopes, those that write them, those of
// the control API, those that read documents and those that hear of events, and lists the files for
// the command, which loads them one by one.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gather } from '@countersign/gather';

const dist = path.resolve(import.meta.dirname, '../dist');
const commands = path.join(dist, 'server/cli');

/** The number of modules of a file that is loaded beside requests, some milliseconds at once. */
const most = 30;

const [, ...later] = await gather(dist, {
  apart: ['documents/worker.js', 'state/storage/checkpoint-thread.js'],
  groups: [
    { name: 'start', entries: ['server/cli/main.js', 'server/cli/run.js', 'index.js'] },
    { name: 'reading', entries: ['envelopes/reading/Envelopes.js'] },
    { name: 'writing', entries: ['envelopes/Envelopes.js'], most },
    { name: 'control', entries: ['control/handlers.js'], most },
    { name: 'documents', entries: ['envelopes/documents/EnvelopeDocuments.js'], most },
    {
      name: 'hearing',
      entries: [
        'areas/workspaces/envelopes/hear-envelopes.js',
        'areas/maestro/steps/run-steps.js',
        'areas/navigator/agreements/hear-completed.js',
        'areas/rooms-v2/envelopes/take-back-signed.js',
      ],
      most,
    },
  ],
});
const lists = later.map(({ packages, files }) => [
  ...packages,
  ...files.map((file) => path.relative(commands, path.join(dist, file)).split(path.sep).join('/')),
]);
writeFileSync(path.join(commands, 'load-order.json'), `${JSON.stringify(lists)}\n`);
