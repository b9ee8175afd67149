#!/usr/bin/env node
// cli.ts <command>:
//   budgets [<package> …] [--set] [--report <file>]
//                                       measures packages and compares them with their budgets
//   licences [--check]                  checks licences against the policy, and lists them on a page
//   audit [--must-answer]               asks the registry for known vulnerabilities
//   sbom <folder> [--tarballs <folder>] writes a bill of materials for each published package
// --budgets, --policy and --accepted name other files than those of this workspace.
import { runCommand } from './command.ts';
import { processOutput } from './output.ts';

process.exitCode = await runCommand(process.argv.slice(2), processOutput);
