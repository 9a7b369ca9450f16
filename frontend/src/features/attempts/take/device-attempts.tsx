import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { type DeviceAttempt, deviceAttemptsQuery } from './device-queries.ts';
import { device as text } from './device-messages.ts';

/**
 * Attempts that this browser holds of whoever is here: `running`, those that go on, and nothing where there is none;
 * `all`, also those that are finished, whose results this browser can open.
 */
export function DeviceAttempts({ show }: { show: 'running' | 'all' }) {
  const id = useId();
  const { status, user } = useSession();
  // Until it is known who is here, nobody's are shown.
  const { data } = useQuery({ ...deviceAttemptsQuery(user?.id), enabled: status !== 'loading' });
  if (!data) return null;
  const attempts = data.filter(({ finished }) => show === 'all' || !finished);
  if (attempts.length === 0) return show === 'all' ? <p className="text-muted">{text.none}</p> : null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <SectionTitle id={id}>{show === 'all' ? text.title : text.running}</SectionTitle>
      <Card as="ul" padded={false} className="mt-3 divide-y divide-line overflow-hidden">
        {attempts.map((attempt) => (
          <Row key={attempt.sessionId} {...attempt} />
        ))}
      </Card>
      {show === 'all' && <p className="mt-3 text-sm text-muted">{text.kept}</p>}
    </section>
  );
}

function Row(attempt: DeviceAttempt) {
  const { sessionId, quizId, refs, title = text.untitled, startedAt, deadlineAt, finished, isOver } = attempt;
  const to = finished
    ? sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: sessionId })
    : sitePath(SITE_PATHS.quizTake, { ref: refs[0] ?? quizId });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-medium wrap-anywhere text-ink">{title}</h3>
        <p className="mt-0.5 text-sm text-muted">
          {!finished &&
            (isOver ? text.over : text.until({ when: formatDateTime(new Date(deadlineAt).toISOString()) }))}
          {finished &&
            startedAt !== undefined &&
            text.begun({ when: formatDateTime(new Date(startedAt).toISOString()) })}
        </p>
      </div>
      <ButtonLink
        size="sm"
        variant={finished ? 'secondary' : 'primary'}
        to={to}
        aria-label={(finished ? text.openOf : isOver ? text.sendOf : text.goOnWith)({ title })}
      >
        {finished ? text.open : isOver ? text.send : text.goOn}
      </ButtonLink>
    </li>
  );
}
