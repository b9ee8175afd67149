import { CopyButton } from '../parts/copy-button.tsx';
import { Moment } from '../parts/moment.tsx';
import type { ServiceObject } from './record-kinds.ts';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const identity = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The fields of an object that are not objects themselves, by their names in the service.
 * @param first the fields that come before the others
 */
export function Facts({ value, first }: { value: ServiceObject; first: readonly string[] }) {
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  const shown = Object.entries(value)
    .filter(([, one]) => isScalar(one) && one !== '')
    .toSorted(([one], [other]) => rank(one) - rank(other));
  return (
    <dl class="facts">
      {shown.map(([name, one]) => (
        <div key={name} class="fact">
          <dt>{name}</dt>
          <dd>
            <Scalar value={one} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value that is not an object. */
export function Scalar({ value, name }: { value: unknown; name: string }) {
  const text = value === null || value === undefined ? '–' : String(value);
  if (moment.test(text)) return <Moment at={text} exact />;
  if (!identity.test(text)) return <>{text}</>;
  return (
    <>
      <code>{text}</code>
      <CopyButton text={text} what={name} />
    </>
  );
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
