import { useEffect } from 'react';
import { Closing } from './closing.tsx';
import { Counters } from './counters.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Logos } from './logos.tsx';
import { Pricing } from './pricing.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Tour } from './tour.tsx';
import { UseCases } from './use-cases.tsx';

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
