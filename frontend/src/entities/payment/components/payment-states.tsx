import { CircleCheck, Landmark, Undo2, Wallet } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { SOFT_TONES, type Tone } from '@/components/ui/tone.ts';
import { formatMoney } from '@/lib/format.ts';
import { messages } from '../messages.ts';

interface StateProps {
  icon: ReactNode;
  tone: Tone;
  title: string;
  children?: ReactNode;
}

/** One thing that the dialog has to say, in place of its form; the focus goes there. */
function State({ icon, tone, title, children }: StateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-56 flex-col items-center justify-center text-center">
      <span
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-card border [&_svg]:size-6 ${SOFT_TONES[tone]}`}
      >
        {icon}
      </span>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-lg font-display tracking-tight text-ink outline-none"
      >
        {title}
      </h3>
      <div className="mt-1.5 grid max-w-prose gap-3 text-sm text-muted">{children}</div>
    </div>
  );
}

/** Milliseconds after which a payment takes longer than most. */
const SLOW_MS = 20_000;

export function Processing() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <State icon={<Spinner className="size-6" />} tone="accent" title={messages.processing}>
      <p role="status">{isSlow ? messages.slow : messages.processingText}</p>
    </State>
  );
}

/** The question of the bank. Cents. */
export function Challenge({ total }: { total: number }) {
  return (
    <State icon={<Landmark />} tone="accent" title={messages.challenge}>
      <p>{messages.challengeText({ amount: formatMoney(total / 100) })}</p>
      <p className="flex flex-wrap items-center justify-center gap-2">
        <Badge tone="warning">{messages.simulation}</Badge>
        {messages.simulationText}
      </p>
    </State>
  );
}

export function AtPaypal() {
  return (
    <State icon={<Wallet />} tone="accent" title={messages.redirect}>
      <p>{messages.redirectText}</p>
    </State>
  );
}

/** Cents. */
export function Success({ total, text }: { total: number; text: ReactNode }) {
  return (
    <State icon={<CircleCheck />} tone="success" title={messages.success}>
      <p role="status">{messages.successText({ amount: formatMoney(total / 100) })}</p>
      {text && <p>{text}</p>}
    </State>
  );
}

export function GivenBack() {
  return (
    <State icon={<Undo2 />} tone="warning" title={messages.givenBack}>
      <p role="status">{messages.givenBackText}</p>
    </State>
  );
}
