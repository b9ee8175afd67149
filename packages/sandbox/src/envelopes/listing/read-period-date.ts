export { readPeriodDate } from '../../engine/read-period-date.ts';
