import type { ComponentChildren } from 'preact';
import { inTenant } from '../api/tenant.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import type { OpenEnvelope } from './item.ts';
import { RecipientActions } from './recipient-actions.tsx';
import {
  isCopy,
  isDone,
  isWaitedFor,
  listRecipients,
  nameRecipient,
  type Recipient,
} from './recipients.ts';

/** The actions of each recipient so far, in routing order, with buttons to act as the recipient. */
export function ProgressView({ envelope }: { envelope: OpenEnvelope }) {
  const { id, summary, body } = envelope;
  const recipients = listRecipients(body.recipients);
  const acting = recipients.filter((one) => !isCopy(one));
  const done = acting.filter(isDone).length;
  return (
    <>
      {recipients.length === 0 ? (
        <EmptyState title="The envelope has no recipients yet" />
      ) : (
        <section class="progress">
          <h2>
            {done} of {acting.length} {acting.length === 1 ? 'recipient' : 'recipients'} finished
          </h2>
          <ol aria-label="Recipients in routing order">
            {recipients.map((recipient) => (
              <li
                key={recipient.recipientId}
                class={isWaitedFor(recipient) ? 'card recipient now' : 'card recipient'}
              >
                <RecipientHead recipient={recipient} sent={summary.status !== 'created'} />
                <Times recipient={recipient} />
                {isWaitedFor(recipient) && ['sent', 'delivered'].includes(summary.status) && (
                  <p class="waits">The envelope waits for {nameRecipient(recipient)}.</p>
                )}
                <RecipientActions
                  accountId={summary.accountId}
                  envelopeId={id}
                  summary={summary}
                  recipient={recipient}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Facts envelope={envelope} />
    </>
  );
}

function RecipientHead({ recipient, sent }: { recipient: Recipient; sent: boolean }) {
  const { routingOrder, colour, type, email, role, status } = recipient;
  return (
    <div class="line">
      <h3 class="recipient-name">
        <span class={`order colour-${colour}`} title={`Routing order ${routingOrder}`}>
          <span class="out">Turn </span>
          {routingOrder}
        </span>{' '}
        {nameRecipient(recipient)}{' '}
        <span class="quiet">{[type, role, email].filter((words) => words !== '').join(' · ')}</span>
      </h3>
      {sent && status !== '' && <Status value={status} />}
    </div>
  );
}

function Times({ recipient }: { recipient: Recipient }) {
  const { sentDateTime, deliveredDateTime, signedDateTime, declinedDateTime } = recipient;
  const { declinedReason, autoRespondedReason, clientUserId, deliveryMethod, accessCode } =
    recipient;
  const steps = [
    ['Invited', sentDateTime],
    ['Opened', deliveredDateTime],
    ['Signed', signedDateTime],
    ['Declined', declinedDateTime],
  ] as const;
  return (
    <p class="quiet steps">
      <span>
        {clientUserId === undefined
          ? `By ${deliveryMethod === 'email' || deliveryMethod === undefined ? 'e-mail' : deliveryMethod}`
          : `Signs in the application (client user ID ${clientUserId})`}
        {accessCode !== undefined && accessCode !== '' && `, with the access code ${accessCode}`}
      </span>
      {steps.map(
        ([words, at]) =>
          at !== undefined && (
            <span key={words}>
              {words} <Moment at={at} />
            </span>
          ),
      )}
      {declinedReason !== undefined && <span>“{declinedReason}”</span>}
      {autoRespondedReason !== undefined && <span>Came back: {autoRespondedReason}</span>}
    </p>
  );
}

function Facts({ envelope: { summary, body, id } }: { envelope: OpenEnvelope }) {
  const moments: readonly [string, string | undefined][] = [
    ['Created', body.createdDateTime],
    ['Sent', body.sentDateTime],
    ['Completed', body.completedDateTime],
    ['Declined', body.declinedDateTime],
    ['Voided', body.voidedDateTime],
    [
      'Expires',
      summary.status === 'sent' || summary.status === 'delivered' ? body.expireDateTime : undefined,
    ],
  ];
  return (
    <section class="card">
      <h2>Details</h2>
      <dl class="facts">
        <Fact name="Sender">
          {summary.sender.name} <span class="quiet">{summary.sender.email}</span>
        </Fact>
        <Fact name="Account">
          <code>{summary.accountId}</code>
        </Fact>
        {moments.map(
          ([name, at]) =>
            at !== undefined && (
              <Fact key={name} name={name}>
                <Moment at={at} exact />
              </Fact>
            ),
        )}
        {body.emailBlurb !== undefined && body.emailBlurb !== '' && (
          <Fact name="Message">{body.emailBlurb}</Fact>
        )}
        <Fact name="Mail">
          <a href={inTenant(`/console/envelopes/${id}/history?kind=mail`)}>
            E-mails and text messages about it
          </a>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
