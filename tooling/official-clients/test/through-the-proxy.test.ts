// The programs with the whole lives, through the proxy that compares everything with the contract.
import { expect, test } from 'vitest';
import { compareLives } from '../src/record.ts';
import { recordAndReplay } from '../src/record-and-replay.ts';

test('the proxy finds nothing in what the clients and the sandbox say to each other', async () => {
  const reports = await compareLives();
  const exchanges = reports.reduce((sum, one) => sum + one.exchanges, 0);
  expect(exchanges).toBeGreaterThan(100);
  const deviations = reports.flatMap(({ operation, deviations: own }) =>
    own.map((one) => ({ operation, ...one })),
  );
  // The sandbox has a parameter of its own in the addresses of its log-in.
  expect(deviations.filter(({ at }) => at !== 'tenant')).toEqual([]);
});

test.each(['docusign-esign', 'docusign-rooms'])(
  'what the program of %s has done is replayed without the service, and without people in it',
  async (client) => {
    const { recorded, replayed, files, secrets, leftOut } = await recordAndReplay(client);
    expect(leftOut).toEqual([]);
    const titles = recorded.map(({ title, failed }) => [title, failed]);
    expect(replayed.map(({ title, failed }) => [title, failed])).toEqual(titles);
    expect(files.size).toBeGreaterThan(15);
    const people = ['Mara Lindqvist', 'mara.lindqvist@', 'Ines Valdivia', 'ines.valdivia@', 'eyJ'];
    const found = [...files].flatMap(([file, text]) =>
      [...secrets, ...people].filter((one) => text.includes(one)).map((one) => [file, one]),
    );
    expect(found).toEqual([]);
  },
);
