import { SECTIONS } from '../sections.messages.ts';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { Section } from './section.tsx';

const text = SECTIONS.uses;

export function UseCases() {
  return (
    <Section id="use-cases" eyebrow={text.eyebrow} heading={text.heading}>
      <ul className="grid gap-5 md:grid-cols-3">
        {text.items.map(({ name, title, text: body, alt }) => (
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
