import { type Schemas, control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Code } from '../parts/code.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { HeadersTable } from '../parts/headers-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MailFrame } from './mail-frame.tsx';

/** The ways to look at a message. */
export type View = 'html' | 'text' | 'links' | 'headers' | 'source';

interface MailViewProps {
  mail: Schemas['Mail'];
  view: View;
}

/** A message in one of the ways to look at it. */
export function MailView({ mail, view }: MailViewProps) {
  if (view === 'html') return <MailFrame mail={mail} />;
  if (view === 'links') return <Links mail={mail} />;
  if (view === 'text')
    return <Code what="text" wrap text={[...mail.text, mail.link ?? ''].join('\n\n').trim()} />;
  return <Source mailId={mail.mailId} view={view} />;
}

function Links({ mail }: { mail: Schemas['Mail'] }) {
  const links = listLinks(mail);
  if (links.length === 0) return <p class="quiet">The message has no link.</p>;
  return (
    <ul class="mail-links">
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener">
            {link}
          </a>
          <CopyButton text={link} what="link" />
        </li>
      ))}
    </ul>
  );
}

function Source({ mailId, view }: { mailId: string; view: View }) {
  const source = useResource(() => fetchMailSource(mailId), { key: mailId });
  return (
    <Loaded resource={source}>
      {(text) =>
        view === 'source' ? (
          <Code what="source" text={text} />
        ) : (
          <HeadersTable caption="Headers" headers={readHeaders(text)} />
        )
      }
    </Loaded>
  );
}

/** The source of an e-mail. */
function fetchMailSource(mailId: string): Promise<string> {
  return unwrap(
    control.GET('/outbox/{mailId}/source', { params: { path: { mailId } }, parseAs: 'text' }),
  );
}

/** All links of a message: that of its button, and those in its text. */
function listLinks({ link, text }: Schemas['Mail']): string[] {
  const inText = text.flatMap(
    (paragraph) => paragraph.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:)]/g) ?? [],
  );
  return [...new Set([...(link === undefined ? [] : [link]), ...inText])];
}

/** The headers of a source, each on one line. */
function readHeaders(source: string): [name: string, value: string][] {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s);
      return [name, value];
    });
}
