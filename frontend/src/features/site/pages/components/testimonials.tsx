import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChunk } from '../hooks/use-chunk.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { TESTIMONIALS } from '../testimonials.messages.ts';
import { Section } from './section.tsx';
import { TestimonialTrack } from './testimonial-track.tsx';

const text = TESTIMONIALS;
const loadCarousel = () => import('./testimonial-carousel.tsx');
/** Far enough ahead that the slides move by the time they are seen. */
const AHEAD = '800px 0px';

export function Testimonials() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { rootMargin: AHEAD });
  const hasKeys = useKeyPressed();
  const { chunk } = useChunk(loadCarousel, isNear || hasKeys);
  return (
    <Section
      id="testimonials"
      eyebrow={text.eyebrow}
      heading={text.heading}
      className="border-y border-line bg-surface"
    >
      <p className="-mt-6 mb-8 flex items-center gap-2 text-base font-medium text-ink sm:-mt-8">
        <Star aria-hidden="true" className="size-5 fill-current text-accent-ink" />
        {text.rating}
      </p>
      <div ref={place}>{chunk ? <chunk.TestimonialCarousel /> : <Still />}</div>
    </Section>
  );
}

/** Whether a key has been pressed: the focus gets to the buttons of the carousel before they come into view. */
function useKeyPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const onKeyDown = () => setPressed(true);
    document.addEventListener('keydown', onKeyDown, { once: true });
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return isPressed;
}

/** The same slides, and room for the buttons, before the carousel's code is there. */
function Still() {
  return (
    <>
      <TestimonialTrack isLive={false} />
      <div className="mt-6 h-11" />
    </>
  );
}
