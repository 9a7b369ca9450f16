import type { Unreliable, VerdictKind } from '@quizhall/shared/model/enums';
import type { DiscriminationWord, ReliabilityWord } from '@quizhall/shared/rules/item-analysis';
import type { QuestionSort } from './model/question-order.ts';

/** What a verdict says; `options` are the letters of the options it is about. */
const verdicts: Record<VerdictKind, (about: { options: string; text: string }) => string> = {
  too_few: () => 'Too few answers to say',
  all_right: () => 'Everybody is right: it tells nobody apart',
  none_right: () => 'Nobody has a point: is the key right?',
  other_option: ({ options }) => `More people took ${options} than the right answer: is the key right?`,
  strong_miss: () => 'Strong people miss this more often than weak ones',
  strong_take: ({ options }) =>
    `Those who took ${options} have better scores than those who were right: could it be right, too?`,
  weak: () => 'It hardly tells strong people from weak ones',
  unused_option: ({ options }) => `Hardly anybody chose ${options}`,
  common_wrong: ({ text }) => `Many wrote “${text}”: should it be accepted?`,
  skipped: () => 'Many left it empty',
};

/** Everything that the overview says of how the questions of a quiz work. */
export const analysis = {
  loading: 'Loading the analysis of questions',
  failed: 'The analysis of the questions could not be loaded.',
  retry: 'Try again',
  summary: {
    title: 'Can these scores be trusted?',
    hint: (attempts: string) => `Made from ${attempts} graded attempts.`,
    hintOne: 'Made from 1 graded attempt.',
    since: (date: string) =>
      `Discrimination, reliability and wrong answers are known of attempts since ${date} only.`,
    reliability: 'Reliability',
    words: {
      high: 'High: scores are precise enough to decide about a single person.',
      good: 'Good: scores tell people apart well.',
      fair: 'Fair: good for comparing groups, rough for a single person.',
      low: 'Low: much of a score is chance. More questions, or better ones, would help.',
    } satisfies Record<ReliabilityWord, string>,
    none: {
      few_attempts: 'Not known yet: it takes 30 graded attempts.',
      few_questions: 'Not known: it takes two questions.',
      papers_differ: 'Not known: not everybody had the same questions.',
      no_spread: 'Not known: everybody has the same score.',
    } satisfies Record<Unreliable, string>,
    error: 'Error of a score',
    errorText: (points: string) =>
      `Two of three people would score within ${points} percentage points of it again.`,
    median: 'Median score',
    deviation: 'Standard deviation',
    points: (points: string) => `${points} percentage points`,
    distribution: 'Attempts by score in percent',
    attempts: 'Attempts',
  },
  sort: 'Order',
  sorts: {
    number: 'By number',
    hardest: 'Hardest first',
    weakest: 'Weakest discrimination first',
    slowest: 'Slowest first',
  } satisfies Record<QuestionSort, string>,
  filter: 'Show',
  filters: { all: 'All questions', look: 'Needs a look' },
  look: 'Needs a look',
  notCounted: 'Not counted',
  leftOut: 'Not counted before',
  outdated: 'Key changed',
  noneToLook: 'No question needs a look',
  noneToLookText: 'Nothing stands out. Questions with fewer than 20 graded attempts are not judged.',
  showAll: 'Show all questions',
  verdicts,
  detail: {
    verdicts: 'What stands out',
    noVerdict: 'Nothing stands out.',
    dropped: 'This question was dropped: it counts for nobody and is not analysed.',
    leftOut: 'It was dropped and then changed: attempts from before the change still leave it out.',
    outdated:
      'Its answer key was changed in the editor. Participants who answered before are still graded by the earlier key, so the share of right answers follows that one.',
    apply: 'Grade earlier attempts again',
    facility: 'Average share of points',
    discrimination: 'Discrimination',
    words: {
      very_good: 'Very good',
      good: 'Good',
      fair: 'Fair',
      poor: 'Poor',
      negative: 'The wrong way round',
    } satisfies Record<DiscriminationWord, string>,
    tooFew: 'Too few answers to say',
    indices: (upperLower: string, correlation: string) =>
      `Best 27% against weakest 27%: ${upperLower} percentage points. Correlation with the rest: ${correlation}.`,
    unknown: 'unknown',
    time: 'Time',
    times: (mean: string, median: string) => `${mean} on average, median ${median}`,
    skipped: 'Left empty',
    pending: 'To Grade',
    of: (count: string, percent: string) => `${count} (${percent})`,
  },
  options: {
    title: 'What people chose',
    option: 'Option',
    chosen: 'Chosen',
    share: 'Share',
    meanScore: 'Their score',
    right: 'Right answer',
    rightNow: 'Right now',
    rightBefore: 'Right before',
    none: 'No answer',
    several: 'People can choose several, so shares add up to more than 100%.',
  },
  wrong: {
    title: 'Frequent wrong answers',
    hint: 'As grading reads them: case and outer spaces do not count. At least as often as shown.',
    answer: 'Written',
    blank: (number: string) => `Blank ${number}`,
    count: 'Times',
    accept: 'Accept this answer too',
    action: 'Action',
  },
  drop: 'Drop this question',
  byTag: {
    title: 'Score by tag',
    hint: 'Of all graded attempts together.',
    tag: 'Tag',
    questions: 'Questions',
    points: 'Points',
    score: 'Score',
    outOf: (points: string, possible: string) => `${points} of ${possible}`,
  },
} as const;
