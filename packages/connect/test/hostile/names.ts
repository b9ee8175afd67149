import { refuse, withElement, withSubject, type Refused } from './case.js';

const own = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

/** Elements by the names that objects have already. */
export const names: readonly Refused[] = [
  ...own.map((name) =>
    refuse(`an element named \`${name}\``, 'xml-name', () =>
      withElement(`<${name}><polluted>true</polluted></${name}>`),
    ),
  ),
  ...['__proto__', 'constructor', 'toString', 'isPrototypeOf'].map((name) =>
    refuse(`an element named \`${name}\`, with a prefix`, 'xml-name', () =>
      withElement(`<x:${name} xmlns:x="urn:x"><x:polluted>true</x:polluted></x:${name}>`),
    ),
  ),
  refuse('an element named `__proto__` deep in an unknown one', 'xml-name', () =>
    withElement('<Mood><x><__proto__ polluted="true"/></x></Mood>'),
  ),
  refuse('an element named `__proto__` in a text', 'xml-name', () => withSubject('<__proto__/>')),
];
