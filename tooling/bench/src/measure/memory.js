import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
/** How many processes each number is from. */
export const processes = 9;
const child = fileURLToPath(new URL('memory-child.ts', import.meta.url));
const usage = z.strictObject({ peak: z.number(), kept: z.number() });
/** A row that compares the memory that a reader needs with the size of what it reads. */
export function memory(label, { module, reader, small, large }) {
  const samples = (stage) => {
    const folder = stage.folder();
    const payload = large();
    const args = ['--expose-gc', child, module.href, reader, path.join(folder, 'large')];
    writeFileSync(path.join(folder, 'large'), payload);
    if (small !== undefined) {
      args.push(path.join(folder, 'small'));
      writeFileSync(path.join(folder, 'small'), small());
    }
    return Array.from({ length: stage.amount(processes, 1) }, () => {
      const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
      const { peak, kept } = usage.parse(JSON.parse(output));
      const subject = label.measure === 'peak memory' ? peak : kept;
      return { subject, reference: payload.byteLength };
    });
  };
  return { ...label, samples };
}
