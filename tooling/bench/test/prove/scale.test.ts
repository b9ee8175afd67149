// The simulation of many nodes must bend at the place that a test overloads.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulate, type Costs, type World } from '../../src/scale/simulate.ts';
import { writeReport } from '../../src/scale/report.ts';

const costs: Costs = { create: 4, get: 1, list: 4, update: 3 };
const world: World = {
  nodes: 10,
  tenants: 200,
  envelopes: 1_000_000,
  mix: { create: 10, get: 80, list: 5, update: 5 },
  skew: 1,
  between: 1,
  seed: 7,
};

describe('the simulation', () => {
  it('gives the same for the same seed, and something else for another', () => {
    const once = simulate(world, costs, 'tenant');
    expect(simulate(world, costs, 'tenant')).toEqual(once);
    expect(simulate({ ...world, seed: 8 }, costs, 'tenant')).not.toEqual(once);
  });

  it('of one node does as much as that node can', () => {
    const { rate, busiest } = simulate({ ...world, nodes: 1 }, costs, 'tenant');
    const cost = 0.1 * 4 + 0.8 * 1 + 0.05 * 4 + 0.05 * 3;
    expect(busiest).toBe(1);
    expect(rate).toBeGreaterThan((0.9 * 1000) / cost);
    expect(rate).toBeLessThan((1.1 * 1000) / cost);
  });

  it('bends at the largest tenant where rows are kept by tenant, and not where that is split', () => {
    const byTenant = simulate(world, costs, 'tenant');
    const split = simulate(world, costs, 'split');
    expect(byTenant.busiest).toBeGreaterThan(0.15);
    expect(split.rate).toBeGreaterThan(1.3 * byTenant.rate);
  });

  it('asks all nodes for each list where rows are kept by envelope', () => {
    expect(simulate(world, costs, 'envelope').asked).toBe(world.nodes);
    expect(simulate(world, costs, 'tenant').asked).toBe(1);
  });

  it('keeps all envelopes somewhere', () => {
    for (const placement of ['position', 'tenant', 'envelope', 'split'] as const)
      expect(simulate(world, costs, placement).fullest).toBeGreaterThanOrEqual(
        world.envelopes / world.nodes,
      );
  });
});

function read(name: string): string {
  return readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
}

it('docs/scale.md is what it gives for the costs that were measured', () => {
  expect(writeReport(JSON.parse(read('scale.json')))).toBe(read('scale.md'));
});
