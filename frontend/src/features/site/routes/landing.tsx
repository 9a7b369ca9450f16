import { useTitle } from '@/lib/use-title.ts';
import { Closing } from '../components/closing.tsx';
import { Faq } from '../components/faq.tsx';
import { Features } from '../components/features.tsx';
import { Hero } from '../components/hero.tsx';
import { Pricing } from '../components/pricing.tsx';
import { Steps } from '../components/steps.tsx';
import { MESSAGES } from '../messages.ts';

/** The public front page: spec 1 §2.3. */
export function Component() {
  useTitle(MESSAGES.title);
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Pricing />
      <Faq />
      <Closing />
    </>
  );
}
