#!/usr/bin/env node
// countersign-report prints the size of the spec tree in the working folder, in numbers, per area.
import { countAreas } from './pages.ts';
import { countsTable } from './report.ts';

process.stdout.write(`${countsTable(countAreas(process.cwd()))}\n`);
