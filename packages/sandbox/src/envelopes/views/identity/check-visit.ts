import type { MockResponse } from '@countersign/mock/core/server';
import { findLanguage, type Translate } from '../../../pages/languages/language.ts';
import type { ViewPage } from '../../../pages/render.ts';
import type { IdentityCheck } from '../../identity/list-checks.ts';
import {
  type CheckedRecipient,
  failCheck,
  mostFailures,
  passCheck,
} from '../../identity/outcome.ts';
import type { SessionIdentity } from '../access/stored-view.ts';
import { getSigner, type Signing, titleOf } from '../signing/signing.ts';
import { again, languageOf, show } from '../visit.ts';

/** A recipient is at the page of one identity check. */
export interface CheckVisit {
  signing: Signing;
  /** Translates into the language of the recipient. */
  t: Translate;
  check: IdentityCheck;
  checked: CheckedRecipient;
  /** The session's state of the checks. */
  memory: SessionIdentity;
  /** Records that the check was passed, and shows the next step. */
  pass(evidence: Readonly<Record<string, string>>): Promise<MockResponse>;
  /**
   * Records that the check failed, with the reason in English, and shows its page again with the
   * reason in the language of the recipient.
   */
  fail(
    evidence: Readonly<Record<string, string>>,
    reason: (t: Translate) => string,
    page: (problem: string) => MockResponse,
  ): Promise<MockResponse>;
  /** The page of the check; its status is 422 if there is a problem. */
  show(template: string, data: Readonly<Record<string, unknown>>, problem?: string): MockResponse;
}

export function createCheckVisit(
  signing: Signing,
  check: IdentityCheck,
  checks: readonly IdentityCheck[],
): CheckVisit {
  const { state, session, envelope, recipient } = signing;
  const checked = { state, envelope, recipient, actor: getSigner(signing) };
  const { t } = languageOf(signing);
  session.identity ??= { passed: 0 };
  const memory = session.identity;
  return {
    signing,
    t,
    check,
    checked,
    memory,
    async pass(evidence) {
      const next = checks[memory.passed + 1];
      const last = next?.result !== check.result;
      await passCheck(checked, check, { evidence: { ...evidence } }, last);
      session.identity = { passed: memory.passed + 1 };
      // A recipient who has shown an identity document does not have to show it again.
      if (next === undefined && checks.some(({ kind }) => kind === 'id_document'))
        recipient.identity = { ...recipient.identity, passed: true };
      return again(signing);
    },
    async fail(evidence, reason, page) {
      await failCheck(checked, check, {
        evidence: { ...evidence },
        reason: reason(findLanguage().t),
      });
      const left = mostFailures - (recipient.identity?.failures ?? 0);
      return page(
        `${reason(t)} ${left === 1 ? t('You can try once more.') : t('You can try {left} times more.', { left })}`,
      );
    },
    show(template, data, problem) {
      const page: ViewPage = {
        status: problem === undefined ? 200 : 422,
        template,
        title: titleOf(envelope),
        data: {
          ...data,
          problem,
          sender: envelope.sender.userName,
          workflow: check.workflow?.workflowLabel ?? check.workflow?.defaultName ?? '',
        },
      };
      return show(signing, page);
    },
  };
}
