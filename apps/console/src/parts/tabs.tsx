interface TabsProps {
  /** The name of the whole that the tabs are parts of. */
  label: string;
  tabs: readonly { title: string; href: string; current: boolean; count?: number }[];
}

/** The parts of a page, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(({ title, href, current, count }) => (
        <a key={href} href={href} aria-current={current ? 'page' : undefined}>
          {title}
          {count !== undefined && <span class="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
