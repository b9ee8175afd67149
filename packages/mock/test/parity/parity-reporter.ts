import { existsSync, readFileSync } from 'node:fs';
import { describeSeed, isProof } from '@countersign/config/sample';
import type { Reporter, TestModule } from 'vitest/node';
import type { ParityReport } from './tally.ts';

/** The file that parity.test.ts writes at its end. */
export const reportFile = 'reports/parity.json';

/**
 * Prints at the end the number of requests with the same answer as bare Prism, and the reasons for
 * the others.
 */
export default class ParityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const ran = modules.some(({ moduleId }) => moduleId.endsWith('parity.test.ts'));
    if (!ran || !existsSync(reportFile)) return;
    const report: ParityReport = JSON.parse(readFileSync(reportFile, 'utf8'));
    const { operations, requests, same, different, intended } = report;
    process.stdout.write(
      `\nparity with bare Prism: ${requests} requests to ${operations} operations, ` +
        `${same} answered the same, ${different} otherwise than intended` +
        `${isProof() ? '' : `; a tenth of them, ${describeSeed()}`}\n`,
    );
    for (const [name, count] of Object.entries(intended))
      process.stdout.write(`  differ as intended, ${name}: ${count}\n`);
  }
}
