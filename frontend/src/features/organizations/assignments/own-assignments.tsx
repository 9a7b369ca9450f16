import type { OwnAssignment } from '@quizhall/shared/model/organizations/assignment';
import {
  OWN_ASSIGNMENT_SHOWS,
  type OwnAssignmentState,
} from '@quizhall/shared/model/organizations/assignment-limits';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useId } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { ownAssignmentsQuery } from './assignment-queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { momentIn } from './zoned-time.ts';
import { TwoFactorMissing } from '../settings/two-factor-first.tsx';

const TEXT = assignmentMessages.own;
const FILTERS = { assigned: choice(OWN_ASSIGNMENT_SHOWS, 'todo') };
/** Open assignments have no badge: the due date suffices. */
const TONES: Record<Exclude<OwnAssignmentState, 'open'>, 'danger' | 'success'> = {
  overdue: 'danger',
  done: 'success',
};

/** Assignments of the user in all organizations. Renders nothing for users without one. */
export function OwnAssignments() {
  const { user } = useSession();
  if (!user?.organizations?.length) return null;
  return <Assigned organizations={user.organizations} />;
}

function Assigned({ organizations }: { organizations: NonNullable<SessionUser['organizations']> }) {
  const id = useId();
  const { filters, set } = useListFilters(FILTERS);
  const show = filters.assigned;
  const list = useCursorList(ownAssignmentsQuery(show), ({ assignments }) => assignments);
  const { counts, shut } = list.firstPage ?? {};
  const names = organizations.filter(({ id: one }) => shut?.includes(one)).map(({ title }) => title);
  // An inaccessible organization may have more assignments.
  const isUnknown = names.length > 0 && list.items?.length === 0;
  const hasDone = (counts?.done ?? 0) > 0 || show === 'done';
  const options = OWN_ASSIGNMENT_SHOWS.map((value) => ({ value, label: TEXT.shows[value] }));
  return (
    <section aria-labelledby={id} className="@container flex flex-col gap-4">
      <SectionTitle id={id}>{TEXT.title}</SectionTitle>
      {names.length > 0 && <TwoFactorMissing names={names} />}
      {hasDone && (
        <FilterChips
          label={TEXT.show}
          value={show}
          options={options}
          onChange={(assigned) => set({ assigned })}
        />
      )}
      {!isUnknown && (
        <DataList
          boxed
          // A complete list has no footer.
          list={list.more?.has ? list : { ...list, more: undefined }}
          texts={TEXT.list}
          skeleton={<Skeleton className="h-24 w-full" />}
          empty={
            <div className="px-4 py-3.5 text-sm">
              <p className="font-medium text-ink">{show === 'todo' ? TEXT.nothing : TEXT.nothingDone}</p>
              <p className="mt-0.5 text-muted">{show === 'todo' ? TEXT.nothingText : TEXT.nothingDoneText}</p>
            </div>
          }
        >
          {(assignments) => (
            <ul className="divide-y divide-line">
              {assignments.map((assignment) => (
                <Row key={assignment.id} assignment={assignment} />
              ))}
            </ul>
          )}
        </DataList>
      )}
    </section>
  );
}

function Row({ assignment }: { assignment: OwnAssignment }) {
  const { quiz, organization, dueAt, timezone, note, state, progress, attempt, late } = assignment;
  const title = quiz.title || assignmentMessages.untitled;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium break-words text-ink">{title}</p>
        <p className="mt-0.5 text-sm break-words text-muted">{TEXT.from(organization.name)}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {state !== 'open' && <Badge tone={TONES[state]}>{TEXT.states[state]}</Badge>}
          {!attempt && progress !== 'not_opened' && <Badge>{TEXT.progress[progress]}</Badge>}
          {attempt
            ? `${TEXT.done(momentIn(attempt.at, timezone))}${late ? `, ${TEXT.late}` : ''}`
            : TEXT.due(momentIn(dueAt, timezone))}
        </p>
        {note && !attempt && (
          <p className="mt-1.5 text-sm break-words whitespace-pre-line text-ink">{note}</p>
        )}
      </div>
      <Way assignment={assignment} title={title} />
    </li>
  );
}

/** Link to the quiz or its result. */
function Way({ assignment, title }: { assignment: OwnAssignment; title: string }) {
  const { quiz, attempt, canStart, progress } = assignment;
  const isRunning = progress === 'in_progress';
  if (attempt)
    return (
      <ButtonLink
        variant="secondary"
        size="sm"
        className={WRAPS}
        aria-label={TEXT.resultOf(title)}
        to={sitePath(SITE_PATHS.quizResult, { ref: quiz.id, submissionId: attempt.id })}
      >
        {TEXT.result}
      </ButtonLink>
    );
  if (!canStart) return <Badge>{TEXT.closed}</Badge>;
  return (
    <ButtonLink
      size="sm"
      className={WRAPS}
      aria-label={isRunning ? TEXT.resumeOf(title) : TEXT.startOf(title)}
      to={sitePath(SITE_PATHS.quiz, { ref: quiz.id })}
    >
      {isRunning ? TEXT.resume : TEXT.start}
    </ButtonLink>
  );
}
