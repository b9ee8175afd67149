import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Eta } from 'eta';
import type { Area } from './areas.ts';
import type { Package } from './package-api.ts';

/** All that the start page says. */
export interface StartPage {
  areas: readonly Area[];
  packages: readonly Package[];
}

const eta = new Eta({ views: path.resolve(import.meta.dirname, '../templates') });

/** Writes index.html. */
export function writeStartPage({ areas, packages }: StartPage, site: string): void {
  const total = areas.reduce((sum, { operations }) => sum + operations, 0);
  const html = eta.render('start', { areas, packages, total, count });
  writeFileSync(path.join(site, 'index.html'), html);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
