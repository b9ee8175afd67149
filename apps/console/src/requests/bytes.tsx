import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../api/control.ts';
import { fromBase64 } from './base64.ts';

// Only types that cannot run scripts are opened in the browser.
const images = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A body that is not text: an image as such, a PDF as a link, all else to download. */
export function Bytes({ base64, body }: { base64: string; body: Schemas['Message']['body'] }) {
  const { mediaType, length, truncated } = body;
  const isImage = images.has(mediaType);
  const isShown = truncated === undefined && (isImage || mediaType === 'application/pdf');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const type = isShown ? mediaType : 'application/octet-stream';
    const url = URL.createObjectURL(new Blob([fromBase64(base64)], { type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [base64, mediaType, isShown]);
  if (address === undefined) return null;
  const words = `${mediaType === '' ? 'Bytes' : mediaType}, ${length.toLocaleString('en')} bytes`;
  return (
    <p class="bytes">
      {isShown && isImage && <img src={address} alt={words} />}
      <a
        href={address}
        {...(isShown ? { target: '_blank', rel: 'noopener' } : { download: 'body.bin' })}
      >
        {isShown ? `Open ${words}` : `Download ${words}`}
      </a>
    </p>
  );
}
