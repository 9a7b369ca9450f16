import { SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { catalogue, onlyThese, searchCatalogue } from './catalogue/catalogue.ts';
import { anchorOf, type PrimitiveGroup } from './catalogue/types.ts';
import { messages } from './messages.ts';
import { Contents } from './shell/contents.tsx';
import { PrimitiveSection } from './shell/primitive-section.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useCurrentAnchor } from './shell/use-current-anchor.ts';

const countOf = (groups: readonly PrimitiveGroup[]) =>
  groups.reduce((sum, { primitives }) => sum + primitives.length, 0);

/** A page of all of them takes seconds to draw; `?only=` asks for some. */
const only = new URLSearchParams(window.location.search).get('only');
const shown = only === null ? catalogue : onlyThese(catalogue, only.split(','));

/** The page: contents on the left, every group of primitives beside it. */
export function Gallery() {
  const [search, setSearch] = useState('');
  const [contentsOpen, setContentsOpen] = useState(false);
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => searchCatalogue(shown, wanted), [wanted]);
  const current = useCurrentAnchor(groups.flatMap(({ primitives }) => primitives.map(anchorOf)).join(' '));
  const contentsId = useId();
  useHashOnce();
  return (
    <>
      <a
        href="#components"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 text-sm font-medium text-on-accent focus-visible:translate-y-0"
      >
        {messages.skip}
      </a>
      <TopBar
        search={search}
        onSearch={setSearch}
        contentsId={contentsId}
        contentsOpen={contentsOpen}
        onContents={() => setContentsOpen(!contentsOpen)}
      />
      <div className="mx-auto max-w-[90rem] gap-10 px-4 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          id={contentsId}
          aria-label={messages.contents}
          className={cx(
            'overflow-y-auto overscroll-contain py-6 lg:sticky lg:top-16 lg:-ml-3 lg:block lg:h-[calc(100dvh-4rem)] lg:py-8',
            'max-lg:fixed max-lg:inset-x-0 max-lg:top-[8.25rem] max-lg:bottom-0 max-lg:z-20 max-lg:bg-canvas max-lg:px-4',
            !contentsOpen && 'max-lg:hidden',
          )}
        >
          <Contents groups={groups} current={current} onGo={() => setContentsOpen(false)} />
        </nav>
        <main id="components" tabIndex={-1} className="min-w-0 py-8 outline-none lg:py-12">
          <Intro />
          <p role="status" className="sr-only">
            {wanted && messages.found(countOf(groups))}
          </p>
          {groups.length === 0 && (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={messages.nothingTitle}
              text={messages.nothingText}
              action={
                <Button variant="secondary" onClick={() => setSearch('')}>
                  {messages.showAll}
                </Button>
              }
            />
          )}
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </main>
      </div>
    </>
  );
}

/** Sets of tokens, and parts that have no file of their own, are no components. */
const componentCount = catalogue.flatMap(({ primitives }) => primitives).filter(({ file }) => file).length;

function Intro() {
  return (
    <div className="border-b border-line pb-10">
      <h1 className="text-3xl font-display tracking-tight sm:text-4xl">{messages.title}</h1>
      <p className="mt-3 max-w-prose text-base text-muted sm:text-lg">{messages.lead}</p>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {messages.facts(componentCount).map(([figure, text]) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{text}</dt>
            <dd className="text-2xl font-display tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Group({ group }: { group: PrimitiveGroup }) {
  return (
    <section id={group.id} className="scroll-mt-36 pt-12 lg:scroll-mt-20 lg:pt-16">
      <h2 className="text-2xl font-display tracking-tight">{group.title}</h2>
      <p className="mt-1.5 max-w-prose text-base text-muted">{group.text}</p>
      <div className="mt-8 flex flex-col gap-12">
        {group.primitives.map((primitive) => (
          <PrimitiveSection key={primitive.name} primitive={primitive} />
        ))}
      </div>
    </section>
  );
}

/** The browser looks for the anchor of the address before there is anything to find. */
function useHashOnce(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
}
