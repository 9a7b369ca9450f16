import { LIMITS } from '@quizhall/shared/model/limits';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import { formatNumber } from '@/lib/format.ts';
import { type GradeFormOf, useGradeForm } from '../hooks/use-grade-form.ts';
import type { Standing } from '../hooks/use-save-grade.ts';
import { quickPoints } from '../model/points.ts';
import { messages } from '../messages.ts';

const CONFLICT_TEXT = messages.conflict;

interface GradeConflictProps {
  theirs: Standing;
  mine: { points: number | undefined; comment: string };
  most: number;
  saving: boolean;
  onTheirs: () => void;
  onMine: () => void;
}

/** Conflict between the user's grade and another grader's, with the choice between them. */
function GradeConflict({ theirs, mine, most, saving, onTheirs, onMine }: GradeConflictProps) {
  const name = theirs.by ?? CONFLICT_TEXT.somebody;
  const sides = [
    { title: CONFLICT_TEXT.theirs(name), ...theirs },
    { title: CONFLICT_TEXT.mine, ...mine },
  ];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which is not a cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-my-4">
      <Alert tone="warning" title={CONFLICT_TEXT.title}>
        <p>{CONFLICT_TEXT.text(name)}</p>
        <dl className="my-4 grid grid-cols-1 gap-3">
          {sides.map(({ title, points, comment }) => (
            <div key={title} className="min-w-0 rounded-control border border-line bg-surface p-3">
              <dt className="text-xs font-medium text-muted">{title}</dt>
              <dd className="tabular mt-1 font-medium text-ink">{CONFLICT_TEXT.points(points, most)}</dd>
              <dd className="mt-1 wrap-anywhere whitespace-pre-wrap text-muted">
                {comment || CONFLICT_TEXT.noComment}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={saving} onClick={onTheirs}>
            {CONFLICT_TEXT.keepTheirs}
          </Button>
          <Button size="sm" loading={saving} onClick={onMine}>
            {CONFLICT_TEXT.keepMine}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

const TEXT = messages.form;
/** Number of characters at which the remaining length is displayed. */
const NEAR_END = LIMITS.gradeComment * 0.8;

/** Points and comment for one answer. Input is stored on the device immediately and sent only on save. */
export function GradeForm({ isLast, ...of }: GradeFormOf & { isLast: boolean }) {
  const points = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const form = useGradeForm(of, points, comment);
  const { maxPoints } = of.queued;
  const { grade, unsaved } = form;
  return (
    <Card as="section" aria-labelledby="your-grade" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionTitle id="your-grade">{TEXT.title}</SectionTitle>
        {form.isChanged && <p className="text-sm text-muted">{TEXT.unsaved}</p>}
      </div>
      <form
        noValidate
        className="@container mt-4 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="flex flex-wrap items-start gap-3 @min-[21rem]:flex-nowrap">
          <TextField
            ref={points}
            label={TEXT.points(maxPoints)}
            value={grade.points}
            error={unsaved?.points}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => form.change({ points: event.target.value })}
            onKeyDown={(event) => form.inPoints(event)}
            className="min-w-16 flex-1 [&_label]:whitespace-nowrap"
          />
          <QuickPoints given={quickPoints(maxPoints)} chosen={form.given} onGive={form.give} />
        </div>
        <TextArea
          ref={comment}
          label={TEXT.comment}
          value={grade.comment}
          error={unsaved?.comment}
          counter={grade.comment.length > NEAR_END ? LIMITS.gradeComment : undefined}
          rows={2}
          onChange={(event) => form.change({ comment: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void form.save();
          }}
        />
        {unsaved?.problem && <Alert tone="danger">{unsaved.problem}</Alert>}
        {unsaved?.conflict ? (
          <GradeConflict
            theirs={unsaved.conflict}
            mine={{ points: form.given, comment: grade.comment }}
            most={maxPoints}
            saving={form.saving}
            onTheirs={form.keepTheirs}
            onMine={() => void form.keepMine()}
          />
        ) : (
          <Button type="submit" loading={form.saving} className="justify-self-start">
            {isLast ? TEXT.saveLast : TEXT.save}
          </Button>
        )}
      </form>
    </Card>
  );
}

interface QuickPointsProps {
  given: Record<'none' | 'half' | 'full', number>;
  chosen: number | undefined;
  onGive: (points: number) => void;
}

/** Aligned with the field below its label. */
function QuickPoints({ given, chosen, onGive }: QuickPointsProps) {
  return (
    <div
      role="group"
      aria-label={TEXT.quick}
      className="flex flex-wrap gap-2 @min-[21rem]:flex-nowrap @min-[21rem]:pt-6.5"
    >
      {(['none', 'half', 'full'] as const).map((name) => (
        <Button
          key={name}
          variant="secondary"
          aria-pressed={chosen === given[name]}
          onClick={() => onGive(given[name])}
          className="px-3 @min-[21rem]:px-2.5 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          {TEXT[name]} <span className="tabular text-muted">{formatNumber(given[name])}</span>
        </Button>
      ))}
    </div>
  );
}
