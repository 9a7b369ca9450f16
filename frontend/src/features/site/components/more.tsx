import { useEffect, useRef } from 'react';
import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Logos } from './logos.tsx';
import { Pricing } from './pricing.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tour } from './tour.tsx';
import { UseCases } from './use-cases.tsx';
import { COUNT_STEPS, countAt, useCountUp } from '../hooks/use-count-up.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { SECTIONS } from '../sections.messages.ts';

const text = SECTIONS.counters;

/** They count once 30 % of the section can be seen. A screen reader gets the final figures. */
function Counters() {
  const section = useRef<HTMLElement>(null);
  const step = useCountUp(useInView(section, { threshold: 0.3 }));
  return (
    <section ref={section} aria-labelledby="counters-heading" className="bg-surface pb-16 sm:pb-24">
      <h2 id="counters-heading" className="sr-only">
        {text.heading}
      </h2>
      <dl className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-4 gap-y-8 px-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] sm:px-6">
        {text.items.map(({ target, suffix, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l border-line pl-4 sm:pl-5">
            <dt className="mt-1 text-sm text-muted sm:text-base">{label}</dt>
            <dd className="tabular text-2xl font-display tracking-tight whitespace-nowrap text-ink min-[360px]:text-3xl sm:text-5xl">
              <span className="sr-only">{figure(target, COUNT_STEPS, suffix)}</span>
              <span aria-hidden="true" data-testid={`counter-${label}`}>
                {figure(target, step, suffix)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const figure = (target: number, step: number, suffix: string) =>
  `${countAt(target, step).toLocaleString('en')}${suffix}`;

/** Everything below the first screen. */
export function More() {
  useEffect(goToNamedSection, []);
  return (
    <>
      <Logos />
      <Tour />
      <Counters />
      <Features />
      <Steps />
      <UseCases />
      <Testimonials />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
}

/** The address may name a section (`/#faq`) that was not there when the page opened. */
function goToNamedSection(): void {
  const section = document.getElementById(window.location.hash.slice(1));
  if (!section) return;
  section.scrollIntoView({ behavior: 'instant' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
