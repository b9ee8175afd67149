// Writes the spec of the control API, joined from its parts, for users of the package.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinControl } from '@countersign/spec-tools/control';

const root = path.resolve(import.meta.dirname, '../../..');
writeFileSync(path.join(root, 'packages/sandbox/dist/control.yaml'), joinControl(root).yaml);
