import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

/**
 * Holds a document to the schema of CycloneDX 1.6, where nothing may stand that it does not know.
 * @throws with what does not fit
 */
export async function validate(name: string, text: string): Promise<void> {
  const error = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (error === null) return;
  throw new Error(
    `the bill of materials of ${name} does not fit CycloneDX: ${JSON.stringify(error)}`,
  );
}
