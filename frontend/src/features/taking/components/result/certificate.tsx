import type { AttemptResult } from '@quizhall/shared/model/attempt';
import { Logo } from '@/components/ui/logo.tsx';
import { cx } from '@/components/ui/cx.ts';
import { formatDate, formatPercent } from '@/lib/format.ts';
import { result } from '../../result-messages.ts';

const { certificate: text } = result;

type Template = NonNullable<AttemptResult['certificate']>['template'];

export interface CertificateFacts {
  template: Template;
  name: string;
  quizTitle: string;
  /** 0–100. */
  percentage: number;
  /** ISO 8601. */
  completedAt: string;
}

interface Look {
  sheet: string;
  frame: string;
  heading: string;
  name: string;
  title: string;
  facts: string;
}

/** Four looks of one sheet. All measures are parts of its width, so that screen and paper show the same. */
const LOOKS: Record<Template, Look> = {
  default: {
    sheet: 'bg-surface text-center',
    frame:
      'm-[3.2cqw] items-center border-[0.16cqw] border-accent-line p-[3.4cqw] outline-[0.5cqw] outline-offset-[0.9cqw] outline-solid outline-accent',
    heading: 'text-accent-ink font-display tracking-tight text-[4.4cqw]',
    name: 'font-display tracking-tight text-[5.6cqw]',
    title: 'font-display text-[2.8cqw]',
    facts: 'justify-between self-stretch px-[3cqw]',
  },
  professional: {
    sheet: 'bg-surface border-l-[2.6cqw] border-ink text-left',
    frame: 'items-start p-[6cqw]',
    heading: 'font-display text-[2.2cqw] tracking-[0.2em] uppercase text-muted',
    name: 'font-display text-[6cqw] tracking-tight',
    title: 'font-display text-[3.2cqw]',
    facts: 'gap-[6cqw]',
  },
  modern: {
    sheet: 'bg-accent-soft text-left border-t-[8cqw] border-accent',
    frame: 'items-start px-[6cqw] py-[4cqw]',
    heading: 'font-display text-[4.6cqw] tracking-tight text-accent-ink',
    name: 'font-display text-[6.4cqw] tracking-tight',
    title: 'font-display text-[3cqw]',
    facts: 'gap-[3cqw] *:rounded-card *:bg-surface *:px-[2.4cqw] *:py-[1.2cqw]',
  },
  elegant: {
    sheet: 'bg-surface text-center font-serif',
    frame:
      'm-[3cqw] items-center border border-edge p-[4cqw] outline-1 outline-offset-[0.9cqw] outline-solid outline-line',
    heading: 'text-[3.8cqw] tracking-[0.08em] text-ink',
    name: 'text-[6cqw] italic text-accent-ink',
    title: 'text-[3cqw] italic',
    facts: 'justify-between self-stretch px-[3cqw]',
  },
};

/** A certificate, 297 to 210 like the paper it is printed on. */
export function Certificate({ template, name, quizTitle, percentage, completedAt }: CertificateFacts) {
  const look = LOOKS[template];
  return (
    <div className="@container w-full">
      <article
        data-template={template}
        className={cx('flex aspect-[297/210] w-full overflow-hidden text-ink', look.sheet)}
      >
        <div className={cx('flex min-w-0 flex-1 flex-col justify-evenly', look.frame)}>
          <Logo className="gap-[1cqw] [&>span]:text-[2.2cqw]! [&>svg]:size-[3.6cqw]!" />
          <h3 className={look.heading}>{text.heading}</h3>
          <div className="max-w-full">
            <p className="mb-[1cqw] text-[1.9cqw] text-muted">{text.awarded}</p>
            <p className={cx('leading-tight', look.name)}>{name}</p>
          </div>
          <div className="max-w-full">
            <p className="mb-[0.6cqw] text-[1.9cqw] text-muted">{text.for}</p>
            <p className={cx('line-clamp-2 leading-tight', look.title)}>{quizTitle}</p>
          </div>
          <dl className={cx('flex', look.facts)}>
            <Fact label={text.score} value={formatPercent(percentage)} />
            <Fact label={text.date} value={formatDate(completedAt)} />
          </dl>
        </div>
      </article>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-[20cqw] flex-col-reverse">
      <dt className="mt-[0.6cqw] border-t border-edge pt-[0.6cqw] text-[1.5cqw] text-muted">{label}</dt>
      <dd className="tabular text-[2.3cqw] font-display whitespace-nowrap">{value}</dd>
    </div>
  );
}
