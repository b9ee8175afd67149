import type { Schemas } from '../api/control.ts';
import { DataList } from '../parts/data-list.tsx';
import { Moment } from '../parts/moment.tsx';
import { mailAddress } from './mail-address.ts';
import { describeReason } from './reason.ts';

interface MailListProps {
  outbox: Schemas['Outbox'];
  /** The ID of the message that is open. */
  current: string | undefined;
  /** The largest number of messages that can be loaded. */
  most: number;
  /** Is called when the end of the loaded messages comes into view. */
  onNearEnd: () => void;
}

/** The messages, the newest first. */
export function MailList({ outbox, current, most, onNearEnd }: MailListProps) {
  const { mails, matching } = outbox;
  return (
    <div class="mail-list">
      <DataList
        items={mails.toReversed()}
        label="Messages"
        rowHeight={76}
        total={Math.min(matching, most)}
        onNearEnd={onNearEnd}
        getKey={({ mailId }) => mailId}
        getHref={({ mailId }) => mailAddress(mailId)}
        {...(current !== undefined && { current })}
      >
        {({ to, subject, reason, sentAt, read, deliveryMethod }) => (
          <div class={read ? 'mail-row' : 'mail-row unread'}>
            <span class="line">
              <span class="cut who">
                {!read && <span class="out">Unread: </span>}
                {to.name || to.email || to.phoneNumber}
              </span>
              <span class="quiet when">
                <Moment at={sentAt} />
              </span>
            </span>
            <span class="cut">{subject || 'No subject'}</span>
            <span class="line quiet">
              <span class="cut">{to.phoneNumber ?? to.email}</span>
              <span class="reason">
                {deliveryMethod === 'email' ? describeReason(reason) : deliveryMethod}
              </span>
            </span>
          </div>
        )}
      </DataList>
      {matching > most && (
        <p class="quiet more">
          The newest {most.toLocaleString('en')} of {matching.toLocaleString('en')}. Search to find
          older ones.
        </p>
      )}
    </div>
  );
}
