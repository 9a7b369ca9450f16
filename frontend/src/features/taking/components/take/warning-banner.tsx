import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { messages } from '../../messages.ts';
import { type Warning, watchBehavior } from '../../runner/watch-behavior.ts';

/** Time to read one sentence without looking up for long. */
const SHOWN_MS = 5_000;

/** Collects the evidence, and warns for five seconds where the quiz asks for prevention. */
export function WarningBanner() {
  const runner = useAttempt();
  const [warning, setWarning] = useState<{ text: Warning; count: number }>();
  useEffect(() => {
    const warn = (text: Warning) => setWarning((last) => ({ text, count: (last?.count ?? 0) + 1 }));
    const { preventCheating } = runner.opened.paper.quiz.settings;
    return watchBehavior(preventCheating, { signal: (signal) => runner.noteBehavior(signal), warn });
  }, [runner]);
  useEffect(() => {
    if (!warning) return undefined;
    const timer = setTimeout(() => setWarning(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [warning]);
  return (
    <div role="alert" className="fixed inset-x-4 top-20 z-40 flex justify-center">
      {warning && (
        <p
          key={warning.count}
          className="flex animate-rise-in items-center gap-3 rounded-control border border-danger-line bg-danger-soft px-4 py-3 text-sm font-medium text-danger-ink shadow-overlay"
        >
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {messages.warnings[warning.text]}
        </p>
      )}
    </div>
  );
}
