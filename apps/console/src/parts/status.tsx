/** The colour of a status. Its word is always shown as well. */
export type Tone = 'good' | 'bad' | 'waiting' | 'active' | 'neutral';

const tones: Readonly<Record<string, Tone>> = {
  completed: 'good',
  signed: 'good',
  active: 'good',
  delivered: 'active',
  sent: 'active',
  queued: 'waiting',
  waiting: 'waiting',
  retrying: 'waiting',
  held: 'waiting',
  created: 'neutral',
  declined: 'bad',
  voided: 'bad',
  failed: 'bad',
  autoresponded: 'bad',
  closed: 'neutral',
  deleted: 'neutral',
};

interface StatusProps {
  /** The word of the service, such as `completed`. */
  value: string;
  /** Only if the word itself does not say it. */
  tone?: Tone;
}

/** A status by colour and word. */
export function Status({ value, tone }: StatusProps) {
  return <span class={`status ${tone ?? tones[value.toLowerCase()] ?? 'neutral'}`}>{value}</span>;
}

/** The status code of a response. */
export function HttpStatus({ code }: { code: number }) {
  return (
    <Status value={String(code)} tone={code >= 500 ? 'bad' : code >= 400 ? 'waiting' : 'good'} />
  );
}
