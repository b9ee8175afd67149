import { createHmac, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** What a project is told: where the mock is, what to ask it for, and an event that was pushed. */
export interface Given {
  url: string;
  envelopeId: string;
  secret: string;
  body: string;
  signature: string;
}

/** What a project reports. It comes from another process, so it is anything until it is compared. */
export type Findings = Record<string, unknown>;

/** Something else for each project, so that no answer can be left over from another. */
export function given(url: string): Given {
  const envelopeId = randomUUID();
  const secret = randomUUID();
  const body = JSON.stringify({
    event: 'envelope-completed',
    apiVersion: 'v2.1',
    retryCount: 0,
    configurationId: 4410276,
    generatedDateTime: '2026-11-20T18:05:48.3321007Z',
    data: {
      accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      envelopeId,
      envelopeSummary: { status: 'completed', emailSubject: 'Berth lease 42' },
    },
  });
  // Not by a package of ours: it has to be what the service sends.
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return { url, envelopeId, secret, body, signature };
}

/**
 * Compares what a project reports with what it has to.
 * @param more what it reports beside what all do
 * @throws with both, where they differ
 */
export function mustFind(found: Findings, { envelopeId }: Given, more: Findings = {}): void {
  const expected: Findings = {
    call: envelopeId,
    validate: { accepted: true, refusedAt: ['lockType'] },
    verify: { status: 200, statusIfChanged: 401, events: ['envelope-completed'] },
    ...more,
  };
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(
    `the project reported ${JSON.stringify(found)}, but ${JSON.stringify(expected)} is right`,
  );
}

/**
 * Reads the one line of JSON that a project prints.
 * @throws with all that was printed, where it is none
 */
export function findingsIn(printed: string): Findings {
  try {
    return JSON.parse(printed);
  } catch (error) {
    throw new Error(`the project was to print one line of JSON, and printed:\n${printed}`, {
      cause: error,
    });
  }
}
