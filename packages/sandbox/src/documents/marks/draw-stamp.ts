import type { EnvelopeStamp } from './mark.ts';
import type { Pen } from './pen.ts';

const place = { x: 18, y: 10 };
const size = 7;

/** Writes the ID of the envelope at the top of a page. */
export function drawStamp(pen: Pen, { envelopeId }: EnvelopeStamp): void {
  pen.canvas.text(`Envelope ID: ${envelopeId}`, place, { font: pen.font({}), size });
}
