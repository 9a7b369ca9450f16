import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storedSetting } from '@/lib/stored-setting.ts';
import { type Way, WAYS } from '../model/queue.ts';

const VIEWS = ['answers', 'graded', 'release'] as const;
export type View = (typeof VIEWS)[number];

const blindness = storedSetting('quizhall.grading.blind');

/** Position in the queue, stored in the URL. The device stores if names are hidden. */
export function useGradingPlace() {
  const [params, setParams] = useSearchParams();
  const blind = blindness.use() === 'on';
  const go = useCallback(
    (next: { view?: View; by?: Way; answer?: string | undefined; run?: string | undefined }) =>
      setParams(
        (now) => {
          const params = new URLSearchParams(now);
          // The initial `submission` has been reached. From here on the answer is the position.
          params.delete('submission');
          for (const [name, value] of Object.entries(next)) {
            const isUsual = value === undefined || value === 'answers' || value === 'question';
            if (isUsual) params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        // Replaces the history entry, so that Back leaves the page instead of stepping through the answers.
        { replace: next.view === undefined, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    view: VIEWS.find((one) => one === params.get('view')) ?? 'answers',
    by: WAYS.find((one) => one === params.get('by')) ?? 'question',
    answer: params.get('answer') ?? undefined,
    submission: params.get('submission') ?? undefined,
    run: params.get('run') ?? undefined,
    blind,
    hideNames: (on: boolean) => blindness.write(on ? 'on' : 'off'),
    go,
  };
}
export type GradingPlace = ReturnType<typeof useGradingPlace>;
