import { cx } from '@/components/ui/cx.ts';
import { SECTIONS } from '../sections.messages.ts';

interface Mark {
  name: string;
  /** On a field of 24 by 24. */
  path: string;
  look: string;
}

/** Made-up institutions: a mark and a word each, in one colour. */
const MARKS: Mark[] = [
  {
    name: 'Aldermoor School',
    path: 'M12 2 3 6v6c0 5 3.6 8.6 9 10 5.400-1.400 9-5 9-10V6Zm0 4.200 5 2.200v3.800c0 2.900-1.800 5-5 6.200Z',
    look: 'font-serif font-semibold',
  },
  {
    name: 'PELLWORTH RAIL',
    path: 'M2 7h20v3H2Zm0 7h20v3H2ZM6 4h3v16H6Zm9 0h3v16h-3Z',
    look: 'font-display tracking-[0.14em] text-[0.8em]',
  },
  {
    name: 'vesterby polytechnic',
    path: 'M3 21 12 3l9 18h-4.500L12 11.500 7.500 21Z',
    look: 'font-medium tracking-tight',
  },
  {
    name: 'Tarnfield Clinics',
    path: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Zm3 6.500a2.500 2.500 0 1 0 .001 0Z',
    look: 'font-display tracking-tight',
  },
  {
    name: 'Quillmore Library',
    path: 'M4 3h3v18H4Zm5 4h3v14H9Zm5-2 2.900-.8L21.200 20l-2.900.8Z',
    look: 'font-serif italic',
  },
  {
    name: 'NORTHGATE',
    path: 'M3 21V9a9 9 0 0 1 18 0v12h-4V9.500a5 5 0 0 0-10 0V21Zm7 0V11h4v10Z',
    look: 'font-mono font-semibold tracking-[0.08em] text-[0.9em]',
  },
];

export function Logos() {
  return (
    <section aria-labelledby="logos-heading" className="border-b border-line">
      <div className="mx-auto max-w-page px-4 py-10 sm:px-6">
        <h2 id="logos-heading" className="text-center text-sm text-faint">
          {SECTIONS.logos.label}
        </h2>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,auto))] justify-between gap-x-6 gap-y-5 text-muted lg:flex lg:flex-wrap">
          {MARKS.map(({ name, path, look }) => (
            <li key={name} className="flex items-center gap-2 text-sm sm:text-base">
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                fillRule="evenodd"
                className="size-5 shrink-0 fill-current"
              >
                <path d={path} />
              </svg>
              <span className={cx('whitespace-nowrap', look)}>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
