#!/usr/bin/env node
// Packs the package in the working folder and checks the tarball. Problems are printed to stderr,
// and the exit status is 1.
import { checkPackage } from './check-package.ts';

const problems = await checkPackage(process.cwd());
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
