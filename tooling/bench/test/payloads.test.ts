// What is measured is what it is said to be, or the numbers mean nothing.
import { parse } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { largeJson, largeXml, smallJson, smallXml } from '../src/connect/payloads.ts';

describe.each([
  ['XML', smallXml, largeXml],
  ['JSON', smallJson, largeJson],
])('the messages in %s', (_form, small, large) => {
  it('are of the sizes named, the same each time', () => {
    expect(Math.abs(small().length / 50_000 - 1)).toBeLessThan(0.1);
    expect(Math.abs(large().length / 5_000_000 - 1)).toBeLessThan(0.01);
    expect(small()).toBe(small());
    expect(large() === large()).toBe(true);
  });

  it('are read whole, and nothing is found amiss', () => {
    const { envelope, findings } = parse(small());
    expect(findings).toEqual([]);
    expect(envelope?.recipients.length).toBeGreaterThan(2);
    expect(envelope?.recipients[1]?.tabs.length).toBeGreaterThan(10);
    const event = parse(large());
    expect(event.findings).toEqual([]);
    expect(event.documentPdfs.map(({ pdfBytes }) => pdfBytes?.size)).toEqual([
      1_250_000, 1_250_000, 1_250_000,
    ]);
  });
});
