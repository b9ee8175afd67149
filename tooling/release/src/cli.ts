#!/usr/bin/env node
// Compares the contract; decides, writes, rehearses and publishes a release. The bootstrap runs this
// file in the root of the repository.
import { runCommand } from './command.ts';

// A reader such as head may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  repository: process.cwd(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
