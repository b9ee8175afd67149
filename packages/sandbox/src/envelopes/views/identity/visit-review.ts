import type { MockResponse } from '@countersign/mock/core/server';
import { recipientActor } from '../../life/events.ts';
import { listChecks } from '../../identity/list-checks.ts';
import { approve, failCheck } from '../../identity/outcome.ts';
import { findProof } from '../../identity/proof.ts';
import { titleOf } from '../signing/signing.ts';
import { leave, readAction, show, type Visit } from '../visit.ts';
import { presentAttempts } from './present-attempts.ts';

/** The sender looks at the evidence of a recipient, and approves or rejects it. */
export async function visitReview(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const envelope = await state.envelopes.get(session.envelopeId ?? '', { lock: true });
  const recipient = envelope?.recipients.find(
    (one) => one.recipientIdGuid === session.recipientIdGuid,
  );
  if (envelope === undefined || recipient?.identity?.reviewSince === undefined)
    return leave(
      visit,
      'sessionEnd',
      'There is nothing to review',
      'The identity was reviewed already, or the recipient was removed.',
    );
  const proof = await findProof(state, envelope, recipient);
  const checked = { state, envelope, recipient, actor: recipientActor(recipient) };
  const checks = await listChecks(state, envelope, recipient);
  const check = checks.find(({ kind }) => kind === 'id_document') ?? checks[0];
  const name = checked.actor.userName;
  switch (readAction(visit)) {
    case 'approve':
      await approve(checked, checks, envelope.sender.userName);
      await state.envelopes.put(envelope);
      return leave(
        visit,
        'sessionEnd',
        'You have approved the identity',
        `${name} can now open the envelope.`,
      );
    case 'reject':
      if (check !== undefined)
        await failCheck(checked, check, {
          reason: `${envelope.sender.userName} rejected the document.`,
          evidence: { 'Rejected by': envelope.sender.userName },
          final: true,
        });
      await state.envelopes.put(envelope);
      return leave(
        visit,
        'sessionEnd',
        'You have rejected the identity',
        `${name} cannot open the envelope until you send it again.`,
      );
    default:
      return show(visit, {
        template: 'identity-review',
        title: `Is this ${name}?`,
        data: {
          envelope: titleOf(envelope),
          name,
          email: checked.actor.email,
          workflow: proof?.workflowName ?? '',
          attempts: presentAttempts(proof?.attempts ?? []),
        },
      });
  }
}
