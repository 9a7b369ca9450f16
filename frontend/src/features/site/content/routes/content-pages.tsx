import { Link } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { PageFrame } from '@/components/ui/page.tsx';
import { LINK_LOOK, TextLink } from '@/components/ui/text-link.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { messages } from '../messages.ts';
import { Blocks } from '../components/blocks.tsx';
import { Pieces } from '../components/pieces.tsx';
import type { ContentPage } from '../model/content.ts';

/** Any page that a text file makes. */
function ContentView({ page }: { page: ContentPage }) {
  const { title, heading, description, section, updated, width, contents, blocks } = page;
  useTitle(title, description);
  return (
    <PageFrame width={width}>
      <header className={cx('mb-8 sm:mb-10', width === 'page' && 'sm:mt-6 sm:mb-14')}>
        {section && (
          <p className="mb-2 text-sm font-medium">
            <TextLink to={section.to}>{section.label}</TextLink>
          </p>
        )}
        <h1
          className={cx(
            'max-w-3xl font-display tracking-tight text-balance text-ink',
            width === 'page' ? 'text-3xl sm:text-5xl' : 'text-2xl sm:text-4xl',
          )}
        >
          {heading}
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{description}</p>
        {updated && <p className="mt-3 text-sm text-faint">{messages.updated(updated)}</p>}
      </header>
      {contents && <Contents blocks={blocks} />}
      <div className="flex flex-col gap-5">
        <Blocks blocks={blocks} />
      </div>
    </PageFrame>
  );
}

function Contents({ blocks }: Pick<ContentPage, 'blocks'>) {
  const sections = blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2);
  return (
    <nav aria-label={messages.contents} className="mb-8 rounded-card border border-line bg-surface p-5">
      <p className="text-sm font-medium text-ink">{messages.contents}</p>
      <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {sections.map(({ id, of }) => (
          <li key={id}>
            <Link to={`#${id}`} className={cx(LINK_LOOK, 'inline-flex min-h-8 items-center text-sm')}>
              <Pieces of={of} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FILES = import.meta.glob<{ page: ContentPage }>('../../../../../content/**/*.md');

/** The file of a page: `/about` → `about.md`, `/blog/one-clock` → `blog/one-clock.md`. */
const fileOf = (path: string): string => `../../../../../content${path}.md`;

/**
 * The page at a path, with what it says.
 * @throws Error for a path without a file, or when it could not be loaded
 */
export async function loadContentPage(path: string) {
  const load = FILES[fileOf(path)];
  if (!load) throw new Error(`No text file makes ${path}`);
  const { page } = await load();
  return { Component: () => <ContentView page={page} /> };
}
