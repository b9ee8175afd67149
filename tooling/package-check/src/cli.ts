#!/usr/bin/env node
// Holds the package in the working folder, as it would be published, to what its users need. All
// that is wrong comes on stderr, a line for each; nothing is said where nothing is wrong.
import { checkPackage } from './check.ts';

const lines = await checkPackage(process.cwd());
for (const line of lines) process.stderr.write(`${line}\n`);
if (lines.length > 0) process.exitCode = 1;
