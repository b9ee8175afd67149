// npm run evidence -- <folder>: turns `inferred` into `recorded` for the parts that a recording
// shows.
import path from 'node:path';
import { takeEvidence } from './record/take-evidence.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  process.stderr.write(
    'Usage: npm run evidence -- <folder>, where the folder is a recording of the real service that `countersign-mock proxy --record` has made.\n',
  );
  process.exitCode = folder === '--help' ? 0 : 2;
} else
  try {
    const root = path.resolve(import.meta.dirname, '../../..');
    const { recorded, toJudge } = await takeEvidence(path.resolve(folder), root);
    for (const one of recorded) process.stdout.write(`recorded: ${one}\n`);
    for (const { operation, statement } of toJudge)
      process.stdout.write(`judge yourself: ${operation}, ${statement}\n`);
    process.stdout.write(
      `${recorded.length} marks of the specs are recorded now. Run npm run generate.\n`,
    );
  } catch (error) {
    process.stderr.write(
      `countersign: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
