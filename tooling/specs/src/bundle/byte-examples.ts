import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Oas3Decorator, Plugin } from '@redocly/openapi-core';
import { typeExtension } from './write-out.ts';

const text = /\.(csv|json|txt|xml)$/;

/**
 * The bundler reads the file behind an example's `externalValue` as text, which breaks a PDF.
 * This decorator gets to such a file first and puts its bytes in as base64, marked `x-base64`.
 */
const keepBytes: Oas3Decorator = () => ({
  Example: {
    enter(example, { location, report }) {
      const { externalValue } = example;
      if (externalValue === undefined || text.test(externalValue)) return;
      const file = path.join(path.dirname(location.source.absoluteRef), externalValue);
      delete example.externalValue;
      if (!existsSync(file)) {
        const message = `this example refers to the file ${externalValue}, which is missing`;
        report({ message, location: location.child('externalValue') });
        return;
      }
      Object.assign(example, { value: readFileSync(file).toString('base64'), 'x-base64': true });
    },
  },
});

/** The configuration of the bundler. */
export const byteExamples: { plugins: Plugin[]; decorators: Record<string, 'on'> } = {
  plugins: [
    { id: 'countersign', typeExtension, decorators: { oas3: { 'keep-bytes': keepBytes } } },
  ],
  decorators: { 'countersign/keep-bytes': 'on' },
};
