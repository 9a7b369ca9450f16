import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Standing } from '../hooks/use-save-grade.ts';
import { messages } from '../messages.ts';

const TEXT = messages.conflict;

interface GradeConflictProps {
  theirs: Standing;
  mine: { points: number | undefined; comment: string };
  most: number;
  saving: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** What somebody else gave beside what is given here, and which one stands. */
export function GradeConflict({ theirs, mine, most, saving, onTheirs, onMine }: GradeConflictProps) {
  const name = theirs.by ?? TEXT.somebody;
  const sides = [
    { title: TEXT.theirs(name), ...theirs },
    { title: TEXT.mine, ...mine },
  ];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Answers a promise in newer browsers, which is nothing to clean up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-my-4">
      <Alert tone="warning" title={TEXT.title}>
        <p>{TEXT.text(name)}</p>
        <dl className="my-4 grid grid-cols-1 gap-3">
          {sides.map(({ title, points, comment }) => (
            <div key={title} className="min-w-0 rounded-control border border-line bg-surface p-3">
              <dt className="text-xs font-medium text-muted">{title}</dt>
              <dd className="tabular mt-1 font-medium text-ink">{TEXT.points(points, most)}</dd>
              <dd className="mt-1 wrap-anywhere whitespace-pre-wrap text-muted">
                {comment || TEXT.noComment}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={saving} onClick={onTheirs}>
            {TEXT.keepTheirs}
          </Button>
          <Button size="sm" loading={saving} onClick={onMine}>
            {TEXT.keepMine}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
