import { copyJson } from '../../../engine/copy-json.ts';
import type { StoredForm } from './stored-form.ts';

/** Publishes the draft of a form: new instances have its pages and fields. */
export function publishForm(form: StoredForm, now: number): void {
  form.active = copyJson(form.draft);
  form.publishedAt = now;
  form.modifiedAt = now;
  form.versionId += 1;
}
