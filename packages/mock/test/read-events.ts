/** An event of a stream. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

/** Reads server-sent events one by one. */
export async function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    headers: response.headers,
    /** The next event, which is waited for; comments are passed over. */
    async next(): Promise<StreamEvent | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event = /^event: (.*)$/m.exec(block)?.[1];
          const data = /^data: (.*)$/m.exec(block)?.[1] ?? 'null';
          if (event !== undefined) return { event, data: JSON.parse(data) };
          continue;
        }
        const piece = await reader?.read();
        if (piece === undefined || piece.done) return undefined;
        text += piece.value;
      }
    },
    cancel: () => reader?.cancel(),
  };
}
