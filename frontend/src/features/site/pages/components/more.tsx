import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { PersonalPlans } from '@/entities/plan/personal-plans.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Logos } from './logos.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tour } from './tour.tsx';
import { COUNT_STEPS, countAt, useCountUp } from '../hooks/use-count-up.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const faqText = SECTIONS.faq;

/** Native disclosure elements: they need no code, and the browser's search in the page opens them. */
function Faq() {
  return (
    <Section
      id="faq"
      eyebrow={faqText.eyebrow}
      heading={faqText.heading}
      beside
      className="border-t border-line bg-surface"
    >
      <div className="divide-y divide-line border-y border-line">
        {faqText.items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 rounded-control py-4 text-base font-medium text-ink hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pr-10 pb-6 text-base text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-6 text-base text-muted">
        {faqText.text} <TextLink to={SITE_PATHS.help}>{faqText.help}</TextLink>
      </p>
    </Section>
  );
}

const usesText = SECTIONS.uses;

function UseCases() {
  return (
    <Section id="use-cases" eyebrow={usesText.eyebrow} heading={usesText.heading}>
      <ul className="grid gap-5 md:grid-cols-3">
        {usesText.items.map(({ name, title, text: body, alt }) => (
          <li
            key={title}
            className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface"
          >
            <div className="p-6 pb-0 sm:p-7 sm:pb-0">
              <h3 className="text-xl font-display tracking-tight text-ink">{title}</h3>
              <p className="mt-2 text-base text-muted">{body}</p>
            </div>
            {/* A phone that stands behind the lower edge. */}
            <div className="mt-auto pt-7">
              <div className="mx-auto h-80 w-[min(17rem,84%)] overflow-hidden rounded-t-[1.75rem] border-x-[6px] border-t-[6px] border-line bg-well">
                <ScreenPicture name={name} alt={alt} form="phone" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pricingText = SECTIONS.pricing;

/** The personal plans on the landing page. */
const Pricing = () => (
  <Section id="pricing" eyebrow={pricingText.eyebrow} heading={pricingText.heading} text={pricingText.text}>
    <PersonalPlans />
    <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-faint">
      {pricingText.note}
      <TextLink to={CONTENT_PATHS.pricing}>{pricingText.compare}</TextLink>
    </p>
  </Section>
);

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
