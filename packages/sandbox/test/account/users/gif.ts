/** What passes for a GIF, of some size. */
export function gif(size: number): Blob {
  return new Blob([Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(size - 6)])], {
    type: 'image/gif',
  });
}
