import type { ReactNode } from 'react';
import type { PictureName } from '@/components/pictures.ts';
import { ScreenPicture } from '@/components/screen-picture.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { PersonalPlans } from '@/entities/plan/personal-plans.tsx';
import { usePageExists } from '@/lib/site-pages.tsx';
import type { ContentBlock } from '../model/content.ts';
import { Cards } from './cards.tsx';
import { Pieces, plainOf } from './pieces.tsx';

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

const READ = 'max-w-prose text-base leading-relaxed text-muted';

function Heading({ level, id, of }: Of<'heading'>) {
  const Tag = level === 2 ? 'h2' : 'h3';
  const look = level === 2 ? 'mt-8 text-xl sm:text-2xl' : 'mt-4 text-lg';
  return (
    <Tag id={id} className={cx('scroll-mt-24 font-display tracking-tight text-ink first:mt-0', look)}>
      <Pieces of={of} />
    </Tag>
  );
}

function List({ ordered, items }: Of<'list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={cx(READ, 'flex flex-col gap-2 pl-5', ordered ? 'list-decimal' : 'list-disc')}>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        <li key={place}>
          <Pieces of={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ head, rows }: Of<'table'>) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
      tabIndex={0}
      aria-label={head.map(plainOf).join(', ')}
      className="overflow-x-auto"
    >
      <table className={cx('w-full border-collapse text-left text-sm', head.length > 2 && 'min-w-md')}>
        <thead>
          <tr className="border-b border-line">
            {head.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the text never changes
              <th key={place} scope="col" className="px-3 py-3 font-medium text-ink first:pl-0">
                <Pieces of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes
            <tr key={line} className="border-b border-line">
              {row.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the text never changes
                <td key={place} className="px-3 py-3 align-top text-muted first:pl-0 first:text-ink">
                  <Pieces of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Steps({ steps }: Of<'steps'>) {
  return (
    <ol className="flex flex-col gap-8">
      {steps.map(({ id, title, blocks }, place) => (
        <li key={id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-accent-soft font-display text-accent-ink"
          >
            {place + 1}
          </span>
          <div className="flex flex-col gap-3 pt-1.5">
            <h3 id={id} className="scroll-mt-24 text-lg font-display text-ink">
              <Pieces of={title} />
            </h3>
            <Blocks blocks={blocks} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Actions({ actions }: Of<'actions'>) {
  const pageExists = usePageExists();
  return (
    <p className="flex flex-wrap gap-3">
      {actions
        .filter(({ to }) => pageExists(to))
        .map(({ label, to }, place) => (
          <ButtonLink key={to} to={to} variant={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
    </p>
  );
}

const SHOWN: { [Type in ContentBlock['type']]: (block: Of<Type>) => ReactNode } = {
  heading: (block) => <Heading {...block} />,
  paragraph: ({ of }) => (
    <p className={READ}>
      <Pieces of={of} />
    </p>
  ),
  list: (block) => <List {...block} />,
  code: ({ text }) => (
    <pre className="overflow-x-auto rounded-control bg-well p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere text-ink">
      {text}
    </pre>
  ),
  table: (block) => <Table {...block} />,
  plans: () => <PersonalPlans />,
  picture: ({ name, alt }) => (
    <div className="mx-auto w-full max-w-4xl overflow-hidden rounded-card border border-line shadow-raised max-sm:max-w-xs">
      <ScreenPicture name={name as PictureName} alt={alt} form="both" />
    </div>
  ),
  note: ({ blocks }) => (
    <div
      role="note"
      className="flex flex-col gap-3 rounded-card border border-accent-line bg-accent-soft p-5"
    >
      <Blocks blocks={blocks} />
    </div>
  ),
  steps: (block) => <Steps {...block} />,
  cards: ({ cards }) => <Cards cards={cards} />,
  actions: (block) => <Actions {...block} />,
};

/** What a page says, in its order. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, place) => {
    const Shown = SHOWN[block.type] as (block: ContentBlock) => ReactNode;
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    return <Shown key={place} {...block} />;
  });
}
