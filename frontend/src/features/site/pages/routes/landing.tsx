import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { useChunk } from '../hooks/use-chunk.ts';
import { useSoon } from '@/lib/use-soon.ts';
import { useRotation } from '../hooks/use-rotation.ts';
import { DemoButton } from '../components/demo-button.tsx';
import { HeroPreview } from '../components/hero-preview.tsx';
import { JoinForm } from '../components/join-form.tsx';
import { PauseButton } from '../components/pause-button.tsx';
import { MESSAGES } from '../messages.ts';

const badgeText = MESSAGES.badge;

/** One figure at a time; all of them at once for a screen reader. Ends with its figure: the button before it stays put. */
function StatsBadge() {
  const { index, isPaused, togglePause, hold } = useRotation(badgeText.items.length);
  return (
    <div
      {...hold}
      className="inline-flex h-11 max-w-full items-center gap-1 rounded-full border border-line bg-surface pr-4 pl-1 text-sm font-medium text-ink"
    >
      <p className="sr-only">{`${badgeText.label}: ${badgeText.items.join(', ')}`}</p>
      <PauseButton isPaused={isPaused} onToggle={togglePause} labels={badgeText} className="size-9" />
      <span
        key={index}
        aria-hidden="true"
        className="min-w-0 truncate transition-[opacity,translate] duration-200 starting:translate-y-1 starting:opacity-0"
      >
        {badgeText.items[index]}
      </span>
    </div>
  );
}

const heroText = MESSAGES.hero;

/**
 * The first screen: drawn without data or effects, so that it can be rendered ahead. Its columns hang from the top, not
 * in the middle: the font that comes later changes the height of one and must not move the other.
 */
function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-page items-start gap-x-12 gap-y-14 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[1.05fr_1fr] lg:pt-12 lg:pb-16">
        <div className="min-w-0 lg:pt-8">
          <StatsBadge />
          <h1
            id="hero-heading"
            className="mt-5 text-4xl font-display tracking-[-0.03em] text-ink sm:text-6xl lg:text-[4.25rem] lg:leading-[1.04]"
          >
            {heroText.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{heroText.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to={SITE_PATHS.getStarted} size="lg" className="w-full sm:w-auto">
              {heroText.start}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <DemoButton />
          </div>
          <div className="mt-9 border-t border-line pt-7">
            <JoinForm />
          </div>
        </div>
        <HeroPreview />
      </div>
    </section>
  );
}

const text = MESSAGES.more;
const loadMore = () => import('../components/more.tsx');

/**
 * The public front page. What is below the first screen comes right after it, in one piece, so that
 * nothing on screen moves and links to a section find it.
 */
export function Component() {
  useTitle(MESSAGES.title);
  const { hash } = useLocation();
  const isSoon = useSoon();
  const { chunk, hasFailed } = useChunk(loadMore, isSoon || hash !== '');
  return (
    <>
      <Hero />
      {chunk ? <chunk.More /> : <Reserved hasFailed={hasFailed} />}
    </>
  );
}

/** As high as a long page, so that the footer does not show and then go. */
function Reserved({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return <div aria-busy="true" className="min-h-[420rem]" />;
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-20 text-muted">
      <p>{text.failed}</p>
      {/* Some browsers remember a module that did not come: only a fresh page asks again. */}
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {text.retry}
      </Button>
    </div>
  );
}
