import createAutoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { useReducedMotion } from '@/lib/motion.ts';
import { ROTATION_MS } from '../hooks/use-rotation.ts';
import { TESTIMONIALS } from '../testimonials.messages.ts';
import { PauseButton } from './pause-button.tsx';
import { TestimonialTrack } from './testimonial-track.tsx';

const text = TESTIMONIALS;
/** A swipe begins after 5 px. The library counts its speed in frames: 18 of them are 300 ms. */
const OPTIONS = { loop: true, align: 'start', dragThreshold: 5, duration: 18 } as const;

export function TestimonialCarousel() {
  const isCalm = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const isPaused = choice ?? isCalm;
  const plugins = useMemo(
    () => [
      createAutoplay({
        delay: ROTATION_MS,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
      }),
    ],
    [],
  );
  const [viewport, embla] = useEmblaCarousel(
    { ...OPTIONS, duration: isCalm ? 0 : OPTIONS.duration },
    plugins,
  );
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setShown(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla]);
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isPaused) autoplay?.stop();
    else autoplay?.play();
  }, [embla, isPaused]);

  const move = (direction: 'scrollPrev' | 'scrollNext') => {
    embla?.[direction](isCalm);
    // Whoever turns the pages by hand reads at a pace of their own.
    setChoice(true);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move('scrollPrev');
    if (key === 'ArrowRight') move('scrollNext');
  };
  return (
    <section aria-roledescription="carousel" aria-label={text.label}>
      <TestimonialTrack viewport={viewport} isLive={isPaused} />
      {/* The keys are a shortcut for the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown} className="mt-6 flex items-center gap-2">
        <PlainIconButton
          label={text.previous}
          variant="secondary"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => move('scrollPrev')}
        />
        <PlainIconButton
          label={text.next}
          variant="secondary"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => move('scrollNext')}
        />
        <PauseButton
          isPaused={isPaused}
          onToggle={() => setChoice(!isPaused)}
          labels={text}
          className="size-11"
        />
        <p className="tabular ml-auto text-sm text-muted">{text.place(shown, text.items.length)}</p>
      </div>
    </section>
  );
}
