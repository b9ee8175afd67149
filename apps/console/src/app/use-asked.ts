import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { inTenant } from '../api/tenant.ts';

/**
 * The state of a dialog that a button opens, and also a link whose query has the word. Closing it
 * takes the word out of the address.
 */
export function useAsked(word: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { query, route } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return [
    isOpen || word in query,
    (open) => {
      setOpen(open);
      // A dialog reports that it is closed once more when it is gone, maybe on another page.
      const now = new URL(location.href);
      if (open || !now.searchParams.has(word)) return;
      now.searchParams.delete(word);
      route(inTenant(now.pathname + now.search), true);
    },
  ];
}
