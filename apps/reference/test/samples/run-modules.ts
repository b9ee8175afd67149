// Runs `sample.ts` of each folder that a line of the input names, one after the other, in that
// folder. Its output and its error are marked with the folder. A process for each would take
// minutes.
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

for (const folder of (await text(process.stdin)).split('\n')) {
  process.chdir(folder);
  process.stdout.write(`\u001E${folder}\u001F`);
  try {
    await import(pathToFileURL(path.join(folder, 'sample.ts')).href);
  } catch (error) {
    process.stderr.write(`\u001E${folder}\u001F${String(error)}`);
  }
}
