import { Star } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { TESTIMONIALS } from '../testimonials.messages.ts';
import { Portrait } from './portrait.tsx';

const text = TESTIMONIALS;
const STARS = [1, 2, 3, 4, 5];

interface TestimonialTrackProps {
  viewport?: Ref<HTMLDivElement>;
  /** Announces the slide after a press of a button, never while they move by themselves. */
  isLive: boolean;
}

/** One, two or three slides side by side at 640, 768 and 1024 px, 30 px apart. */
export function TestimonialTrack({ viewport, isLive }: TestimonialTrackProps) {
  return (
    <div ref={viewport} className="relative overflow-hidden">
      <ul aria-live={isLive ? 'polite' : 'off'} className="flex touch-pan-y">
        {text.items.map((item, place) => (
          <li
            key={item.name}
            aria-roledescription="slide"
            aria-label={text.place(place, text.items.length)}
            className="mr-7.5 min-w-0 shrink-0 grow-0 basis-full md:basis-[calc((100%-30px)/2)] lg:basis-[calc((100%-60px)/3)]"
          >
            <Testimonial item={item} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Testimonial({ item, place }: { item: (typeof text.items)[number]; place: number }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-canvas p-6 sm:p-7">
      <p className="flex gap-1">
        <span className="sr-only">{text.stars(item.rating)}</span>
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className={cx('size-4', star <= item.rating ? 'fill-current text-accent-ink' : 'text-edge')}
          />
        ))}
      </p>
      <blockquote className="mt-4 text-lg text-ink">{item.text}</blockquote>
      <figcaption className="mt-auto pt-6">
        <div className="flex items-center gap-4">
          <Portrait place={place} />
          <div className="min-w-0">
            <p className="font-medium text-ink">{item.name}</p>
            <p className="text-sm text-muted">{`${item.role}, ${item.company}`}</p>
          </div>
        </div>
        <p className="mt-5 border-t border-line pt-4 text-sm font-medium text-muted">{item.stats}</p>
      </figcaption>
    </figure>
  );
}
