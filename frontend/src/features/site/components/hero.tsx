import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { MESSAGES } from '../messages.ts';
import { DemoButton } from './demo-button.tsx';
import { HeroPreview } from './hero-preview.tsx';
import { JoinForm } from './join-form.tsx';
import { StatsBadge } from './stats-badge.tsx';

const text = MESSAGES.hero;

/**
 * The first screen: drawn without data or effects, so that it can be rendered ahead. Its columns hang from the top, not
 * in the middle: the font that comes later changes the height of one and must not move the other.
 */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-page items-start gap-x-12 gap-y-14 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[1.05fr_1fr] lg:pt-12 lg:pb-16">
        <div className="min-w-0 lg:pt-8">
          <StatsBadge />
          <h1
            id="hero-heading"
            className="mt-5 text-4xl font-display tracking-[-0.03em] text-ink sm:text-6xl lg:text-[4.25rem] lg:leading-[1.04]"
          >
            {text.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{text.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to={SITE_PATHS.getStarted} size="lg" className="w-full sm:w-auto">
              {text.start}
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
