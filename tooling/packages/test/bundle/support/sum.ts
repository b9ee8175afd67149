import { used } from './two.ts';

export const sum = (): string => used;
