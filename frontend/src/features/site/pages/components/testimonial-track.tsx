import { Star } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { TESTIMONIALS } from '../testimonials.messages.ts';

/** Hair, each over the same head; drawn from circles and quarter circles like the covers of the quizzes. */
const HAIR = [
  'M13 20a11 11 0 0 1 22 0v3c-3-1-5-3-6-6-3 3-9 5-16 5Z',
  'M14 19a10 10 0 0 1 20 0c-3-3-17-3-20 0Z',
  'M12 21a12 12 0 0 1 24 0v13h-5V22c-5 0-9-2-11-5-1 3-3 4-4 5v12h-4Z',
  'M15 17a9 9 0 0 1 18 0v2c-2-3-4-4-9-4s-7 1-9 4Z',
  'M24 5a4 4 0 0 1 3.500 5.500A11 11 0 0 1 35 21c-6 0-9-2-11-5-2 3-5 5-11 5a11 11 0 0 1 7.500-10.500A4 4 0 0 1 24 5Z',
  'M13 22V18c0-6 5-9 11-9s11 3 11 9v4c-1-4-3-6-5-7-4 2-10 2-12 0-2 1-4 3-5 7Z',
];

/** A drawn face for a person who does not exist; the name stands beside it. */
function Portrait({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 shrink-0 rounded-full">
      <rect width="48" height="48" className="fill-accent-soft" />
      <path d="M6 48a18 14 0 0 1 36 0Z" className={place % 2 ? 'fill-ink' : 'fill-accent'} />
      <path d="M20 28h8v6a4 4 0 0 1-8 0Z" className="fill-accent-line" />
      <circle cx="24" cy="22" r="9.500" className="fill-accent-line" />
      <path d={HAIR[place % HAIR.length]} className={place % 2 ? 'fill-accent' : 'fill-ink'} />
    </svg>
  );
}

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
