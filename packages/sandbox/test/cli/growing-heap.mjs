// Fills the heap of a command and prints its sizes in MB: 400,000 objects are in use, and each is
// replaced by a new one 25 times.
import { isMainThread } from 'node:worker_threads';
import { getHeapSpaceStatistics } from 'node:v8';

const [objects, perTurn, turns] = [400_000, 4000, 2500];

function sizeOf(name) {
  const space = getHeapSpaceStatistics().find((one) => one.space_name === name);
  return Math.round(space.space_size / 1024 / 1024);
}

function fill() {
  const kept = [];
  let [made, turn, old] = [0, 0, 0];
  function next() {
    for (let at = 0; at < perTurn; at += 1) {
      kept[made % objects] = { made, list: [made, made + 1] };
      made += 1;
    }
    old = Math.max(old, sizeOf('old_space'));
    turn += 1;
    if (turn < turns) setImmediate(next);
    else process.stdout.write(`young ${sizeOf('new_space')}, old ${old};\n`);
  }
  next();
}

// The command prepares the heap before it listens.
if (isMainThread) process.stdin.once('data', fill);
