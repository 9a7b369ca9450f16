import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { isUnopened } from '@quizhall/shared/rules/attempts/opened-question';
import { Award, Monitor, Smartphone, Tablet } from 'lucide-react';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { BarList } from '@/components/ui/bar-list.tsx';
import { formatDuration, formatTime } from '@/lib/format.ts';
import { submission as TEXT } from './submission-messages.ts';
import { Facts, Section, SmallTitle } from './section.tsx';

interface DetailsProps {
  details: SubmissionDetails;
}

const MOVES_PAGE = 25;

/** Timeline of the navigation through the quiz. */
export function NavigationSection({ details: { navigationLog } }: DetailsProps) {
  const { title, none, more, moves } = TEXT.navigation;
  const entries = navigationLog.map((entry, place) => ({ ...entry, place }));
  return (
    <Section title={title} note={navigationLog.length}>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <PagedRows items={entries} page={MOVES_PAGE} label={more}>
          {(shown) => (
            <ol className="ml-1.5 border-l border-line">
              {shown.map(({ place, action, timestamp, questionIndex }) => (
                <li key={place} className="relative py-1.5 pl-5 text-sm">
                  <span
                    aria-hidden="true"
                    className="absolute top-3 -left-1.5 size-3 rounded-full border-2 border-surface bg-accent"
                  />
                  <span className="tabular mr-3 text-muted">{formatTime(timestamp)}</span>
                  <span className="text-ink">
                    {moves[action] ?? action.replaceAll('_', ' ')}
                    {questionIndex !== undefined && action !== 'review' && (
                      <> {TEXT.questions.question(questionIndex + 1).toLowerCase()}</>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </PagedRows>
      )}
    </Section>
  );
}

/** Time per question and changed answers. */
export function AnalyticsSection({ details: { analytics, answers } }: DetailsProps) {
  const { timePerQuestion, answersChanged } = analytics;
  const words = TEXT.analytics;
  const unopened = new Set(answers.flatMap((answer, index) => (isUnopened(answer) ? index : [])));
  const nameOf = (questionIndex: number) => TEXT.questions.question(questionIndex + 1);
  return (
    <Section title={words.title}>
      <h4 className="mb-3 text-sm font-medium text-ink">{words.time}</h4>
      <BarList
        label={words.time}
        items={timePerQuestion.map(({ questionIndex, seconds }) => ({
          label: nameOf(questionIndex),
          value: seconds,
          display: unopened.has(questionIndex) ? TEXT.questions.unopened : formatDuration(seconds),
        }))}
      />
      <SmallTitle>{words.changed}</SmallTitle>
      {answersChanged.length === 0 ? (
        <p className="text-sm text-muted">{words.unchanged}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {answersChanged.map(({ questionIndex, changes }) => (
            <li
              key={questionIndex}
              className="tabular rounded-full border border-line bg-well px-3 py-1 text-xs text-ink"
            >
              {nameOf(questionIndex)}: {words.changes(changes)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Renders nothing without rewards. */
export function RewardsSection({ details: { rewards } }: DetailsProps) {
  if (!rewards || (rewards.badges.length === 0 && rewards.bonuses.length === 0)) return null;
  const words = TEXT.rewards;
  return (
    <Section title={words.title}>
      {rewards.badges.length > 0 && (
        <>
          <h4 className="mb-2 text-sm font-medium text-ink">{words.badges}</h4>
          <ul className="flex flex-wrap gap-2">
            {rewards.badges.map(({ name }) => (
              <li key={name}>
                <Badge tone="success" icon={<Award aria-hidden="true" />}>
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      {rewards.bonuses.length > 0 && (
        <>
          <SmallTitle>{words.bonuses}</SmallTitle>
          <Facts
            facts={rewards.bonuses.map(({ reason, points }) => ({ term: reason, value: words.plus(points) }))}
          />
        </>
      )}
    </Section>
  );
}

const DEVICES = { mobile: Smartphone, tablet: Tablet, desktop: Monitor };
const isKnown = (type: string | undefined): type is 'mobile' | 'tablet' =>
  type === 'mobile' || type === 'tablet';

/** Device information reported by the browser. */
export function DeviceSection({ details: { metadata } }: DetailsProps) {
  const words = TEXT.device;
  const type = isKnown(metadata.deviceType) ? metadata.deviceType : 'desktop';
  const Icon = DEVICES[type];
  const facts = [
    { term: words.browser, value: metadata.browser },
    { term: words.system, value: metadata.operatingSystem },
    { term: words.timezone, value: metadata.timezone },
    { term: words.screen, value: metadata.screenResolution },
  ];
  return (
    <Section title={words.title}>
      <Facts
        facts={[
          {
            term: words.type,
            value: (
              <span className="inline-flex items-center gap-1.5">
                <Icon aria-hidden="true" className="size-4 text-accent-ink" />
                {metadata.deviceType === undefined ? words.unknown : words.types[type]}
              </span>
            ),
          },
          ...facts.map(({ term, value }) => ({ term, value: value || words.unknown })),
        ]}
      />
    </Section>
  );
}
