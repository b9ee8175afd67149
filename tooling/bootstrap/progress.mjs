// Shows the running steps and their times: on a terminal in a line that is redrawn, elsewhere in a
// line from time to time, so that a long step does not look like one that hangs.

/** The interval in milliseconds between lines that cannot be drawn again. */
const pause = 20_000;

/**
 * Shows progress on stderr until it is ended.
 * @param {() => string} describe returns the running steps; empty to show nothing
 * @param {{ redraw?: boolean }} [options] redraw: false if another program writes to the terminal
 * @returns {{ print: (text: string, stream?: NodeJS.WriteStream) => void, end: () => void }} print:
 * writes text that stays
 */
export function showProgress(describe, { redraw = process.stderr.isTTY === true } = {}) {
  const clear = () => redraw && process.stderr.write('\r\u001B[2K');
  const draw = () => {
    const text = describe();
    if (text === '') return;
    if (redraw)
      process.stderr.write(`\r\u001B[2K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`);
    else process.stderr.write(`countersign: ${text}\n`);
  };
  const drawing = setInterval(draw, redraw ? 500 : pause);
  return {
    print(text, stream = process.stderr) {
      clear();
      stream.write(text);
      // Another program's output may not end with its line.
      if (redraw && text.endsWith('\n')) draw();
    },
    end() {
      clearInterval(drawing);
      clear();
    },
  };
}

/** The time since a moment of `performance.now()`, for people. */
export function since(start) {
  return formatSeconds((performance.now() - start) / 1000);
}

/** @param {number} seconds */
export function formatSeconds(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
