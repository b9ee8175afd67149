import type { Budget } from './budgets.ts';
import { gauges } from './gauges.ts';
import type { Measured } from './measure.ts';

/** Head-room, so that a small change is no failure. */
const room = 1.1;
/** A limit this far above what there is says little; it can be lowered. */
const tooMuchRoom = 1.3;

/** The limit that fits an amount: 10 % above it, in whole numbers. */
export function limitFor(amount: number): number {
  return Math.ceil(amount * room);
}

/** A sentence for each limit that a package is over: by how much, where to look, what to do. */
export function passed(measured: Measured, budget: Budget): string[] {
  return gauges.flatMap(({ limit, unit, amount, text, says, look }) => {
    const [there, most] = [amount(measured), budget.most[limit]];
    if (there <= most) return [];
    return [
      `${says(measured.name, `${text(there)}${unit}`)}, ${text(there - most)}${unit} more than its limit of ${most}${unit}. ${look(measured, budget)}, or raise \`${limit}\` of it in tooling/budgets/budgets.yaml and say there why.`,
    ];
  });
}

/** A sentence for each limit of a package that is far above what there is. */
export function generous(measured: Measured, budget: Budget): string[] {
  return gauges.flatMap(({ limit, unit, amount, text }) => {
    const [there, most] = [amount(measured), budget.most[limit]];
    if (most <= Math.ceil(there * tooMuchRoom)) return [];
    return [
      `the limit \`${limit}\` of ${measured.name} is ${most}${unit}, and ${text(there)}${unit} is there; lower it, or let countersign-budgets --set do so.`,
    ];
  });
}
