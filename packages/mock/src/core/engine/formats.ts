import { fullFormats } from 'ajv-formats/dist/formats.js';
import {
  compareDateTime,
  date_time as dateTime,
} from '@stoplight/prism-http/dist/validator/validators/dateTime.js';
import type { Format } from 'ajv';

/** The formats that Prism checks: those of ajv-formats, and its own idea of a date with a time. */
export const formats: Record<string, Format> = {
  ...fullFormats,
  'date-time': { validate: dateTime, compare: compareDateTime },
};
