import { Moment } from '../parts/moment.tsx';
import { HttpStatus, Status } from '../parts/status.tsx';
import type { RequestSummary } from './api.ts';
import { nameCaller, type People } from './people.ts';

/** A request in the list. */
export function RequestRow({ request, people }: { request: RequestSummary; people: People }) {
  const { method, url, status, operation, time, milliseconds, warnings, findings } = request;
  return (
    <>
      <span class="line">
        <span class="cut">
          <HttpStatus code={status} /> <b>{method}</b> {operation ?? url}
        </span>
        <span class="quiet request-time">
          <Moment at={request.tenantTime ?? time} exact brief />
        </span>
      </span>
      <span class="line quiet">
        <span class="cut">
          {request.problem ?? (operation === undefined ? '' : afterAccount(url))}
        </span>
        <span class="request-marks">
          {findings !== undefined && <Status value={`${findings} wrong`} tone="bad" />}
          {warnings !== undefined && <Status value={`${warnings} warned`} tone="waiting" />}
          <span class="request-caller cut">{nameCaller(request, people)}</span>
          {formatDuration(milliseconds)}
        </span>
      </span>
    </>
  );
}

/** The part of an address behind the account, which nearly all requests of a list have in common. */
function afterAccount(url: string): string {
  return url.replace(/^.*?\/accounts\/[^/?]+(?=\/)/, '…');
}

/** A duration for people. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`;
}
