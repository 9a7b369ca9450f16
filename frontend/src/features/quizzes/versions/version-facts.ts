import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { CATEGORY_LABELS, DIFFICULTY_LABELS, LANGUAGE_LABELS } from '@/entities/quiz/labels.ts';
import { formatDateTime, formatDuration, formatMoney, formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from '../editor/messages.ts';
import { fieldName, versionMessages } from './version-messages.ts';

/** Derived by the server, or without information of their own. */
const LEFT_OUT = new Set(['hasPassword', 'isPaid']);

/** Texts of settings whose numbers have a special meaning. */
const IN_WORDS: Record<string, (value: number) => string> = {
  'settings.timeLimit': messages.settings.minutesLong,
  'settings.questionTimeLimit': formatDuration,
  'settings.passingScore': formatPercent,
  'settings.price': formatMoney,
};

/** Returns the labeled fields of a version besides its questions. Omits empty ones. */
export function versionFacts(quiz: OwnQuiz): { label: string; value: string }[] {
  const { title, description, category, difficulty, tags, language, schedule, settings, rewards } = quiz;
  const { startDate, endDate } = schedule.isScheduled ? schedule : {};
  const facts: [path: string, value: unknown][] = [
    ['title', title],
    ['description', description],
    ['category', category],
    ['difficulty', difficulty],
    ['tags', tags],
    ['language', language],
    ['schedule.startDate', startDate],
    ['schedule.endDate', endDate],
    ...Object.entries(settings)
      .filter(([name]) => !LEFT_OUT.has(name))
      .flatMap(([name, value]) => singleFacts(`settings.${name}`, value)),
    ['rewards', rewards.enabled ? messages.review.rewards(rewards) : undefined],
  ];
  return facts.flatMap(([path, value]) => {
    const text = factText(path, value);
    return text ? [{ label: fieldName(path), value: text }] : [];
  });
}

/** Expands grouped switches into separate facts. */
const singleFacts = (path: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && !Array.isArray(value) && value !== null
    ? Object.entries(value).map(([name, one]) => [`${path}.${name}`, one])
    : [[path, value]];

const LABELS: Record<string, Record<string, string>> = {
  category: CATEGORY_LABELS,
  difficulty: DIFFICULTY_LABELS,
  language: LANGUAGE_LABELS,
  'settings.disclosure': Object.fromEntries(
    Object.entries(messages.settings.disclosures).map(([value, { title }]) => [value, title]),
  ),
};

/** Returns the text of a field, such as `settings.timeLimit`; empty if there is nothing to display. */
export function factText(path: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? versionMessages.yes : versionMessages.no;
  if (typeof value === 'number') return value === 0 ? '' : (IN_WORDS[path] ?? formatNumber)(value);
  if (typeof value === 'string')
    return path.startsWith('schedule.') ? formatDateTime(value) : (LABELS[path]?.[value] ?? value);
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  const parts = Object.entries(value ?? {}).map(([name, part]) => factText(`${path}.${name}`, part));
  return parts.filter(Boolean).join(', ');
}

/** Returns the text of a list entry: a tag, the name of a pool, or the label of a participant field. */
function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { name, label } = entry as { name?: string; label?: string };
  return name ?? label ?? '';
}

type Facts = readonly { label: string; value: string }[];

/** Separates the facts of a version that differ from the current ones, including missing facts, from equal ones. */
export function comparedFacts(then: Facts, today: Facts, unset: string) {
  const now = new Map(today.map(({ label, value }) => [label, value]));
  const before = new Set(then.map(({ label }) => label));
  const changed = [
    ...then.filter(({ label, value }) => now.get(label) !== value),
    ...today.filter(({ label }) => !before.has(label)).map(({ label }) => ({ label, value: unset })),
  ].map((fact) => ({ ...fact, now: now.get(fact.label) ?? unset }));
  return { changed, same: then.filter(({ label, value }) => now.get(label) === value) };
}
