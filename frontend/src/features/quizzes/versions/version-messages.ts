import type { ChangeSummary } from '@quizhall/shared/model/quizzes/version';
import { formatNumber } from '@/lib/format.ts';
import { messages } from '../editor/messages.ts';
import { type HistoryEntry, isDraftRef, isReplacedDraft } from './version-ref.ts';
import { plural } from '../editor/plural.ts';

const { basic, settings, schedule, sections } = messages;

/** Label of each field in the list of changes. Other fields use the name of their section. */
const FIELDS: Record<string, string> = {
  title: basic.title,
  description: basic.description,
  category: basic.category,
  difficulty: basic.difficulty,
  tags: basic.tags,
  language: basic.language,
  listed: basic.listed,
  coverImage: basic.cover,
  schedule: 'Schedule',
  'schedule.startDate': schedule.start,
  'schedule.endDate': schedule.end,
  settings: sections.settings.title,
  'settings.timeLimit': settings.timeLimit,
  'settings.questionTimeLimit': settings.questionTimeLimit,
  'settings.maxAttempts': settings.maxAttempts,
  'settings.allowRetake': 'Retakes',
  'settings.randomizeQuestions': settings.randomizeQuestions,
  'settings.randomizeOptions': settings.randomizeOptions,
  'settings.drawQuestions': settings.draw.number,
  'settings.pools': 'Pools',
  'settings.showResultsImmediately': settings.showResults,
  'settings.showCorrectAnswers': settings.showCorrect,
  'settings.disclosure': settings.disclosure,
  'settings.showExplanations': settings.showExplanations,
  'settings.allowResultsReview': settings.allowReview,
  'settings.showScoreByTag': settings.byTag,
  'settings.allowBackNavigation': settings.allowBack,
  'settings.passingScore': settings.passingScore,
  'settings.practiceMode': settings.practice.mode,
  'settings.practiceCounts': settings.practice.counts,
  'settings.isPublic': settings.public,
  'settings.isPaid': 'Price',
  'settings.price': 'Price',
  'settings.requirePassword': settings.password,
  'settings.password': settings.quizPassword,
  'settings.allowGuests': 'Allow guests',
  'settings.requireLogin': 'Require login',
  'settings.embeddable': settings.embeddable,
  'settings.retentionMonths': settings.retention.label,
  'settings.participantInfo': settings.asked,
  'settings.instructions': settings.prevention.instructions,
  'settings.preventCheating': settings.prevention.title,
  'settings.preventCheating.disableCopyPaste': settings.prevention.disableCopyPaste,
  'settings.preventCheating.disableRightClick': settings.prevention.disableRightClick,
  'settings.preventCheating.fullScreenMode': settings.prevention.fullScreenMode,
  'settings.extraSecure': settings.prevention.extraSecure,
  'settings.requiresIdentityVerification': settings.prevention.identity,
  'settings.maxParticipants': settings.room,
  'settings.questionsPerPage': settings.pages.label,
  rewards: sections.rewards.title,
  prizePool: 'Prize pool',
  passages: 'Passages',
};

/** Returns the label of a path such as `settings.timeLimit`. */
export const fieldName = (path: string): string =>
  FIELDS[path] ?? FIELDS[path.split('.')[0] ?? ''] ?? sections.settings.title;

/** Returns the distinct labels in the order of the paths. */
export const fieldNames = (paths: readonly string[]): string => [...new Set(paths.map(fieldName))].join(', ');

const questions = (count: number) => `${formatNumber(count)} ${plural(count, 'question')}`;

/** Returns a one-line summary of a version. */
export function summaryText(number: number, changes: ChangeSummary): string {
  if (number === 1) return `First published, with ${questions(changes.added)}`;
  return changesText(changes) ?? 'Published again without changes';
}

/** One-line summary of the changes; undefined without any. */
export function changesText({ fields, ...changes }: ChangeSummary): string | undefined {
  const parts = [
    fields.length > 0 && fieldNames(fields),
    ...(['added', 'removed', 'changed', 'moved'] as const).map(
      (change) => changes[change] > 0 && `${questions(changes[change])} ${change}`,
    ),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

export const versionMessages = {
  list: {
    loading: 'Loading versions',
    failed: 'The versions could not be loaded.',
    loadMore: 'Show older versions',
  },
  emptyTitle: 'No version yet',
  emptyText:
    'Each time you publish, a version is kept here. So is a draft that you replace in another window. You can look at it later and restore it.',
  number: (number: number) => `Version ${number}`,
  current: 'Current',
  published: (when: string, by: string) => `${when}, by ${by}`,
  nobody: 'a deleted account',
  mayChangeScores: 'may change scores',
  look: 'Look at it',
  lookAt: (number: number) => `Look at version ${number}`,
  loading: 'Loading version',
  failed: 'This version could not be loaded.',
  compared: 'Compared with the quiz as it is now',
  settings: 'Settings',
  sameSettings: 'All settings are as they are now.',
  unchangedSettings: 'Show unchanged settings',
  now: (value: string) => `Now: ${value}`,
  unset: 'Not set',
  questions: (count: number) => `Questions (${formatNumber(count)})`,
  noText: 'No question text',
  passages: (count: number) => `Passages (${formatNumber(count)})`,
  close: 'Close',
  restore: 'Restore as a new version',
  replacedDraft: (by: string) => `Draft before it was replaced by ${by}`,
  noChanges: 'no changes',
  replaced: (when: string, changes: string) => `Replaced on ${when}: ${changes}`,
  lookAtDraft: (when: string) => `Look at the draft of ${when}`,
  restoreDraft: 'Restore this draft',
  confirmTitle: (ref: string) => (isDraftRef(ref) ? 'Restore this draft?' : `Restore version ${ref}?`),
  confirmDraft: 'It replaces the present draft, which is kept here as well.',
  confirmText: (next: number) =>
    `It is published as version ${next}, and new attempts get it at once. No version is lost; attempts that are running stay on theirs.`,
  confirmUnsaved: 'Your unsaved changes in this window are put aside; Undo brings them back.',
  confirmPaused: 'It becomes the quiz’s next version. Nobody can start it until you open the quiz again.',
  confirm: 'Restore',
  restored: (ref: string, next: number) =>
    `${isDraftRef(ref) ? 'The draft' : `Version ${ref}`} is back${next > 0 ? `, as version ${next}` : ''}`,
  undo: 'Undo',
  undone: (ref: string) =>
    `Taken back: ${isDraftRef(ref) ? 'the draft from before' : `version ${ref}`} is the current one again`,
  fields: 'Changed fields',
  more: (count: number) => `and ${formatNumber(count)} more`,
  same: 'The same as now.',
  words: {
    added: 'Only in this version',
    removed: 'Not in this version',
    changed: 'Questions that differ',
    moved: 'Questions in another place',
  },
  yes: 'Yes',
  no: 'No',
} as const;

/** Returns the heading of an entry in the version history. */
export const entryTitle = (entry: HistoryEntry): string =>
  isReplacedDraft(entry)
    ? versionMessages.replacedDraft(entry.replacedBy.name ?? versionMessages.nobody)
    : versionMessages.number(entry.number);
