import { useFilter } from '../parts/use-filter.ts';
import type { RequestSummary } from './api.ts';
import type { People } from './people.ts';

/** The filter of the list; an empty text does not limit it. */
export interface RequestFilter {
  text: string;
  /** `2xx`, `4xx` or `5xx`. */
  status: string;
  method: string;
  operation: string;
  /** The ID of a user, or the end of a token. */
  caller: string;
  /** `failed`, `findings` or `warnings`. */
  only: string;
  /** `shown` to list the calls of the console too. */
  observers: string;
}

type Name = keyof RequestFilter;

/** The filter in the address, and a function that changes it. */
export function useRequestFilter(): [RequestFilter, (name: Name, value: string) => void] {
  const filters = {
    text: useFilter('text'),
    status: useFilter('status'),
    method: useFilter('method'),
    operation: useFilter('operation'),
    caller: useFilter('caller'),
    only: useFilter('only'),
    observers: useFilter('observers'),
  };
  const filter = {
    text: filters.text[0],
    status: filters.status[0],
    method: filters.method[0],
    operation: filters.operation[0],
    caller: filters.caller[0],
    only: filters.only[0],
    observers: filters.observers[0],
  };
  return [filter, (name, value) => filters[name][1](value)];
}

/** Creates a function that reports whether a request matches the filter. */
export function createMatch(filter: RequestFilter, people: People) {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return (request: RequestSummary): boolean => {
    const { status, method, operation = '', user, token, warnings = 0, findings = 0 } = request;
    if (filter.status !== '' && `${Math.floor(status / 100)}xx` !== filter.status) return false;
    if (filter.method !== '' && method !== filter.method) return false;
    if (filter.operation !== '' && operation !== filter.operation) return false;
    if (filter.caller !== '' && user !== filter.caller && token !== filter.caller) return false;
    if (filter.only === 'failed' && status < 400) return false;
    if (filter.only === 'warnings' && warnings === 0) return false;
    if (filter.only === 'findings' && findings === 0) return false;
    if (words.length === 0) return true;
    const person = user === undefined ? undefined : people.get(user);
    const { url, problem = '', fault = '' } = request;
    const all = [method, url, operation, status, problem, fault, person?.userName, person?.email];
    const text = all.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
