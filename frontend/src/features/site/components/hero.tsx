import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { MESSAGES } from '../messages.ts';
import { HeroPreview } from './hero-preview.tsx';
import { JoinForm } from './join-form.tsx';

const text = MESSAGES.hero;

export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="overflow-hidden border-b border-line">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-14 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:pt-14 lg:pb-16">
        <div className="min-w-0">
          <p className="text-sm font-medium text-accent-ink">{text.eyebrow}</p>
          <h1
            id="hero-heading"
            className="mt-4 text-4xl font-display tracking-[-0.03em] text-ink sm:text-6xl lg:text-[4.25rem] lg:leading-[1.04]"
          >
            {text.headline}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{text.text}</p>
          <ButtonLink to="/get-started" size="lg" className="mt-8 w-full sm:w-auto">
            {text.start}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <div className="mt-10 border-t border-line pt-8">
            <JoinForm />
          </div>
        </div>
        <HeroPreview />
      </div>
    </section>
  );
}
