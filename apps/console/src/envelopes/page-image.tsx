import { useEffect, useRef, useState } from 'preact/hooks';
import { describeProblem } from '../api/problem.ts';
import { fetchService } from '../api/service.ts';
import { nameRecipient } from './recipients.ts';
import type { OwnedTab } from './pages-view.tsx';

interface PageImageProps {
  accountId: string;
  /** The operation that responds with the image. */
  path: string;
  /** Loads the image again when it changes. */
  version: string;
  title: string;
  /** The size of the page in points. */
  width: number;
  height: number;
  /** In percent. */
  zoom: number;
  tabs: readonly OwnedTab[];
}

/** Pixels for each point at 100 %. */
const scale = 4 / 3;

/** A page as an image, with boxes for its tabs. The image is loaded when the page is scrolled to. */
export function PageImage(props: PageImageProps) {
  const { accountId, path, version, title, width, height, zoom, tabs } = props;
  const box = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [image, setImage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    let over = false;
    let url: string | undefined;
    async function load() {
      try {
        const response = await fetchService({ accountId, path });
        const blob = await response.blob();
        if (over) return;
        url = URL.createObjectURL(blob);
        setImage(url);
        setProblem(undefined);
      } catch (error) {
        if (!over) setProblem(describeProblem(error));
      }
    }
    void load();
    return () => {
      over = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [near, accountId, path, version]);
  const factor = (scale * zoom) / 100;
  return (
    <figure
      ref={box}
      class="page-image"
      style={{ width: `${width * factor}px`, height: `${height * factor}px` }}
    >
      {image !== undefined && <img src={image} alt={title} />}
      {problem !== undefined && <p class="error">{problem}</p>}
      {tabs.map(({ key, owner, type, label, value, isRequired, ...place }) => (
        <span
          key={`${owner.recipientId}-${key}`}
          class={`tab-box colour-${owner.colour}`}
          style={{
            left: `${place.x * factor}px`,
            top: `${place.y * factor}px`,
            width: `${place.width * factor}px`,
            height: `${place.height * factor}px`,
          }}
          title={[
            `${nameRecipient(owner)}: ${type}`,
            ...(label === '' ? [] : [`label ${label}`]),
            ...(value === '' ? [] : [`value ${value}`]),
            isRequired ? 'required' : 'optional',
          ].join(', ')}
        >
          <span class="tab-words" aria-hidden="true">
            {type}
            {label !== '' && ` · ${label}`}
          </span>
        </span>
      ))}
    </figure>
  );
}
