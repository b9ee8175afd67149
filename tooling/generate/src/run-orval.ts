import { generate, type OutputOptions } from 'orval';
import type { Area, Document } from './areas.ts';
import { GeneratorError } from './generator-error.ts';
import { header } from './header.ts';

/**
 * Runs orval on one document. It writes where `output` says and prints nothing; what goes wrong
 * comes as a GeneratorError.
 */
export async function runOrval(
  area: Area,
  document: Document,
  output: OutputOptions,
): Promise<void> {
  try {
    await generate(
      {
        // Our own lint checked the document before any generator sees it.
        input: { target: { ...document }, unsafeDisableValidation: true },
        output: {
          ...output,
          indexFiles: false,
          // Relative imports get the `.js` that Node wants.
          tsconfig: { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' } },
          override: { ...output.override, header: () => [header] },
        },
      },
      process.cwd(),
      { logLevel: 'error', throwOnError: true },
    );
  } catch (error) {
    throw new GeneratorError('orval', area, error);
  }
}
