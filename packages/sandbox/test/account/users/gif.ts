/** Creates a file that passes for a GIF, of a given size. */
export function gif(size: number): Blob {
  return new Blob([Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(size - 6)])], {
    type: 'image/gif',
  });
}
