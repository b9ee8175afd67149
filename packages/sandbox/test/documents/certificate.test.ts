import { expect, test } from 'vitest';
import { certificate, findAnchors, readPdf } from '../../src/documents/index.ts';
import { pagesWith } from './find-place.ts';

const summary = {
  envelopeId: '4711-0815',
  subject: 'Please sign the lease',
  status: 'Completed',
  sent: '2026-01-01 10:00',
  sender: { name: 'Grace Hopper', email: 'grace@example.com', ipAddress: '192.0.2.1' },
  documents: [
    { name: 'lease.pdf', pages: 3 },
    { name: 'annex.pdf', pages: 1 },
  ],
  recipients: [
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      action: 'Needs to sign',
      status: 'Completed',
      ipAddress: '192.0.2.2',
      sent: '2026-01-01 10:01',
      viewed: '2026-01-01 10:02',
      signed: '2026-01-01 10:03',
    },
  ],
  events: [{ time: '2026-01-01 10:04', who: 'Ada Lovelace', what: 'Signed the envelope' }],
};

test('a certificate says who did what with which envelope and when', async () => {
  const pdf = await certificate(summary);
  for (const text of [
    '4711-0815',
    'Please sign the lease',
    '3 pages',
    '1 page',
    'annex.pdf',
    'grace@example.com',
    'ada@example.com',
    'Needs to sign',
    '192.0.2.2',
    '2026-01-01 10:03',
    'Signed the envelope',
  ]) {
    expect([text, await pagesWith(pdf, text)]).toEqual([text, expect.arrayContaining([1])]);
  }
});

test('a long audit trail goes on over the next pages, without a gap', async () => {
  const events = Array.from({ length: 150 }, (_, index) => ({
    time: '2026-01-01 10:04',
    who: 'Ada Lovelace',
    what: `Event ${index};`,
    ipAddress: '192.0.2.2',
  }));
  const pdf = await certificate({ ...summary, events });
  const { pages } = await readPdf(pdf);
  expect(pages.length).toBeGreaterThan(2);
  const places = await findAnchors(
    pdf,
    events.map(({ what }) => ({ text: what })),
  );
  expect(places.every((found) => found.length === 1)).toBe(true);
  expect(places.at(-1)?.[0]?.page).toBe(pages.length);
});
