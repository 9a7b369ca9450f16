import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { messages } from '../../messages.ts';
import { type Warning, watchBehavior } from '../../runner/watch-behavior.ts';

/** Time to read one sentence without looking up for long. */
const SHOWN_MS = 5_000;

export interface ShownWarning {
  kind: Warning;
  /** Distinguishes the same warning given again. */
  count: number;
}

/** Collects the evidence, and returns the warning of the last five seconds where the quiz asks for prevention. */
export function useWarning(): ShownWarning | undefined {
  const runner = useAttempt();
  const [warning, setWarning] = useState<ShownWarning>();
  useEffect(() => {
    const warn = (kind: Warning) => setWarning((last) => ({ kind, count: (last?.count ?? 0) + 1 }));
    const { preventCheating } = runner.opened.paper.quiz.settings;
    return watchBehavior(preventCheating, { signal: (signal) => runner.noteBehavior(signal), warn });
  }, [runner]);
  useEffect(() => {
    if (!warning) return undefined;
    const timer = setTimeout(() => setWarning(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [warning]);
  return warning;
}

/** Stands in place of the quiz's title, or of the line that says what is saved, so that it covers no control. */
export const WarningBanner = ({ warning: { kind, count } }: { warning: ShownWarning }) => (
  <p
    key={count}
    role="alert"
    className="flex min-h-8 animate-rise-in items-center gap-2 border-b border-danger-line bg-danger-soft px-4 py-1.5 text-xs font-medium text-danger-ink lg:w-fit lg:rounded-control lg:border lg:px-3 lg:text-sm"
  >
    <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
    {messages.warnings[kind]}
  </p>
);
