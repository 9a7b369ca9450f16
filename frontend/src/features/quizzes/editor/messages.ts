import { formatNumber } from '@/lib/format.ts';
import { DEFAULT_TIME_LIMIT_MINUTES, isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import type { Attempts } from '../settings/attempts-choice.ts';
import type { NumberRange } from '../questions/number-text.ts';
import { media } from '../media/media-messages.ts';
import { plural } from './plural.ts';
import { historyMessages } from '../versions/history-messages.ts';
import { importMessages } from '../import/import-messages.ts';
import { statisticsMessages } from './statistics-messages.ts';
import { questionMessages } from '../questions/question-messages.ts';
import { guidedMessages, reviewMessages } from '../wizards/wizard-messages.ts';

const monthsText = (months: number) => `${months} ${plural(months, 'month')}`;

export const messages = {
  createTitle: 'Create Quiz',
  editTitle: 'Edit Quiz',
  editSubtitle: 'Make changes to your quiz',
  untitled: 'Untitled quiz',
  loading: 'Loading quiz...',
  back: 'My Quizzes',
  saveDraft: 'Save Draft',
  publish: 'Publish Quiz',
  saveChanges: 'Save Changes',
  noChanges: 'No Changes',
  share: 'Share',
  preview: 'Preview as participant',
  previewShort: 'Preview',
  people: 'People',
  delete: {
    title: 'Delete Quiz',
    message: 'Are you sure you want to delete the quiz? This action cannot be undone.',
    done: 'Quiz deleted successfully!',
    failed: 'Error deleting quiz',
  },

  state: {
    new: 'Not saved yet',
    saved: 'Saved',
    saving: 'Saving…',
    publishing: 'Publishing…',
    unsaved: 'Unsaved changes',
    kept: 'Unsaved changes, kept in this browser',
  },

  sections: {
    basic: { title: 'Basic Info', hint: 'What participants see before they start.' },
    questions: { title: 'Questions', hint: 'Write them here or import them from a file.' },
    settings: { title: 'Settings', hint: 'Time, attempts, results and who may take part.' },
    schedule: { title: 'Schedule & Prize', hint: 'Open and close the quiz at a set time, and give a prize.' },
    rewards: { title: 'Rewards', hint: 'Points, bonuses and a certificate for participants.' },
    statistics: { title: 'Statistics', hint: 'How participants did.' },
    versions: { title: 'Version history', hint: 'What was published, by whom, and what changed.' },
    preview: { title: 'Preview', hint: 'Look through it once more, then publish.' },
  },

  statistics: statisticsMessages,

  showVersions: 'Show versions',
  movedNumber: (typed: string, { min, max, step }: NumberRange) =>
    `${typed} does not go here: ${formatNumber(min)} to ${formatNumber(max)}, ${step ? `in steps of ${formatNumber(step)}` : 'whole numbers'}.`,

  nav: { label: 'Sections', problems: 'has problems' },

  rail: {
    questions: 'Questions',
    points: 'Total points',
    time: 'Time limit',
    questionTime: 'Per question',
    noLimit: 'No limit',
    between: (least: string, most: string) => `${least} to ${most}`,
    someUnlimited: (most: string) => `Up to ${most}, or no limit`,
  },

  basic: {
    title: 'Title',
    titlePlaceholder: 'For example: Renewable energy, chapter 3',
    description: 'Description',
    descriptionHint: 'Shown before the start. **Bold**, *italic*, lists and links work.',
    category: 'Category',
    difficulty: 'Difficulty',
    tags: 'Tags',
    tagsHint: 'Press Enter to add a tag.',
    language: 'Language',
    listed: 'Show in Explore',
    listedHint: 'Everybody can find it there. Only for public quizzes without a password.',
    cover: 'Cover image',
    coverHint: 'PNG, JPG up to 10MB',
    coverBroken: 'This file is not an image that can be shown.',
  },

  questions: questionMessages,
  media,

  import: importMessages,

  settings: {
    practice: {
      title: 'Practice',
      mode: 'Practice mode',
      modeHint:
        'Participants can check each answer at once and see whether it is right and why. There is no time limit, and they repeat the quiz as often as they like.',
      counts: 'Count these attempts',
      countsHint:
        'Attempts then enter your statistics, participants’ averages and rewards. Otherwise only the participants see them.',
      fixed: 'Practice mode settles these. Turn it off to set them yourself.',
      none: 'None',
      atOnce: 'At once',
      withEach: 'After each question',
      shown: 'Shown',
    },
    timing: 'Time and attempts',
    timeLimit: 'Time limit',
    usualTime: `${DEFAULT_TIME_LIMIT_MINUTES} minutes (usual)`,
    minutesLong: (count: number) => (isUnlimited(count) ? 'No time limit' : `${count} minutes`),
    minutes: 'min',
    minutesField: 'Minutes',
    ownTime: 'Another time',
    questionTimeLimit: 'Time for each question',
    questionTimes: {
      same: { title: 'The same for all', description: 'Imported questions take it, too.' },
      each: { title: 'Each its own', description: 'Set with every question.' },
      none: { title: 'No limit for each question', description: 'Only the time of the quiz counts.' },
    },
    forEveryQuestion: 'For every question',
    seconds: 'sec',
    secondsLong: 'Seconds',
    passingScore: 'Passing score',
    passingScoreHint: 'Percent of all points that passes.',
    attempts: 'Attempts',
    often: (attempts: Attempts) =>
      attempts === 'unlimited' ? 'As often as they like' : attempts === 1 ? 'Once' : `${attempts} times`,
    anotherNumber: 'Another number',
    maxAttempts: 'Max attempts',
    prevention: {
      title: 'Instructions and fairness',
      instructions: 'Instructions',
      instructionsHint: 'Read before the start. **Bold**, *italic*, lists and links work.',
      extraSecure: 'Extra secure',
      extraSecureHint:
        'Copy, paste and the right mouse button are off, the quiz opens in full screen, and an attempt stays on the device on which it was begun.',
      identity: 'Identity verification',
      identityHint: 'Participants are told before the start that you verify who they are.',
      disableCopyPaste: 'Switch off copy and paste',
      disableCopyPasteHint: 'Every attempt at it is counted.',
      disableRightClick: 'Switch off the right mouse button',
      disableRightClickHint: 'Where a browser allows it.',
      fullScreenMode: 'Full screen',
      fullScreenModeHint: 'The quiz opens in full screen where the device can, and leaving it is counted.',
    },
    draw: {
      title: 'Questions on a paper',
      label: 'Each participant gets',
      modes: {
        all: { title: 'All questions', description: 'Everybody has the same.' },
        some: { title: 'Some of all', description: 'Draw N of M questions, for each attempt anew.' },
        pools: {
          title: 'Some of each pool',
          description: 'Draw n from each pool; questions in none come always.',
        },
      },
      number: 'Questions to draw',
      of: (count: number) => `of ${count}`,
      fromPool: (name: string) => `Draw from “${name}”`,
      zeroIsAll: '0 takes all of them.',
      noPools: 'No question is in a pool yet. Name a pool under “More options” of a question.',
    },
    order: 'Order',
    randomizeQuestions: 'Randomize questions',
    randomizeQuestionsHint: 'Every participant gets their own order.',
    randomizeOptions: 'Randomize options',
    randomizeOptionsHint: 'The options of each question are shuffled.',
    allowBack: 'Allow back navigation',
    allowBackHint: 'Participants may return to earlier questions.',
    pages: {
      label: 'Questions per page',
      hint: 'Participants scroll through a page, and turn to the next.',
      one: {
        times: 'One for now, because questions have times of their own.',
        noBack: 'One for now, because there is no way back to earlier questions.',
        practice: 'One for now, because in practice answers are checked one by one.',
      },
    },
    results: 'Results',
    showResults: 'Show results immediately',
    showResultsHint:
      'Otherwise participants see that their result is under review, until you release it with “Release results” in the settings tab of the quiz’s overview.',
    showCorrect: 'Show correct answers',
    showCorrectHint: 'In the review after the submit.',
    disclosure: 'When correct answers are shown',
    disclosures: {
      after_last_attempt: {
        title: 'After the last attempt',
        description:
          'Or earlier, when everything is right, the quiz is over, or somebody gives up further attempts.',
      },
      at_once: { title: 'With every result', description: 'Also to those who have attempts left.' },
      on_release: { title: 'When you release them', description: 'The score is shown at once.' },
    },
    showExplanations: 'Show explanations',
    showExplanationsHint: 'Beside the answers in the review.',
    showExplanationsInPractice: 'With each answer that is checked, and in the review.',
    byTag: 'Show score by tag',
    byTagHint:
      'With the score: how each tag of your questions went. Where a tag has one question, that tells how it was answered.',
    correctAnswers: 'Correct answers',
    review: 'Review of the answers',
    allowReview: 'Allow results review',
    allowReviewHint: 'Participants may look at their answers one by one, if correct answers are shown.',
    access: 'Access',
    accessType: 'Access type',
    public: 'Public',
    publicHint: 'Everybody with the code or the link',
    password: 'Password',
    passwordHint: 'Only with the password that you set',
    quizPassword: 'Quiz password',
    passwordLength: (characters: number) => `At least ${characters} characters`,
    keepPassword: 'A password is set. Leave this empty to keep it.',
    whoMayStart: 'Who may start',
    allowGuests: 'Everybody, also guests',
    allowGuestsHint: 'Taking part needs no account.',
    requireLogin: 'Signed-in participants',
    requireLoginHint: 'Guests are asked to sign in or sign up.',
    paid: {
      label: 'Paid entry',
      hint: 'Participants pay once before they start. You can refund an entry until its first answer.',
      price: 'Entry fee',
      priceHint: 'US dollars, at least 0.50.',
      moved: 'Changed to the nearest amount in whole cents, at most $10,000.',
    },
    embeddable: 'Other websites may show it',
    embeddableHint: 'In a frame, for guests alone. The share dialog has the code for their pages.',
    retention: {
      title: 'Submissions',
      label: 'Keep names and answers',
      hint: 'After that they are deleted. Scores, certificates without names and the numbers of the quiz stay. You are told 14 days before, and participants before they start.',
      forEver: 'For ever',
      after: monthsText,
      another: 'Another time',
      field: 'Months',
      unit: 'months',
      confirm: {
        title: (months: number) => `Delete names and answers after ${monthsText(months)}?`,
        text: (count: number, day: string, until: string) =>
          `${count} ${plural(count, 'submission')} handed in up to ${until} would be the first to go, on ${day} at the earliest. You are told by mail 14 days before and can export them until then.`,
        action: 'Delete them then',
      },
    },
    room: 'Participant limit',
    anyNumber: 'Any number',
    people: (count: number) => `${count} people`,
    anotherLimit: 'Another number',
    mostPeople: 'Most participants',
    peopleUnit: 'people',
    asked: 'Ask participants for',
    askedHint: 'Asked before the start.',
    ask: { off: 'Not asked', optional: 'Optional', required: 'Required' },
  },

  schedule: {
    on: 'Schedule this quiz',
    onHint: 'Outside these times nobody can start; running attempts end with the quiz.',
    start: 'Start',
    end: 'End',
    narrowTitle: 'The quiz closes with its time limit',
    narrow: (seconds: number) =>
      `Participants who wait for the start are let in within ${seconds} ${plural(seconds, 'second')}, and those who are let in last have that much less time. With more than about 20,000 participants, some starts take up to half a minute longer. End the quiz at least one minute after its time limit to give everyone the whole limit.`,
  },

  rewards: {
    on: 'Enable rewards',
    onHint: 'Participants see before the start what they can earn, and afterwards what they have earned.',
    uncounted: 'Attempts in practice are not counted, so they earn no rewards.',
    perAnswer: 'Points per correct answer',
    bonuses: 'Bonus points',
    perfectScore: 'Perfect score',
    perfectScoreHint: 'Every answer right.',
    fastCompletion: 'Fast completion',
    fastCompletionHint: 'Passed in under half of the time.',
    firstAttempt: 'First attempt',
    firstAttemptHint: 'Passed at the first try.',
    leaderboard: 'Leaderboard',
    leaderboardHint:
      'Participants see each other’s names and best scores on the result and before the start. Each may choose another name, or stay off it.',
    certificate: 'Certificate',
    certificateOn: 'Give a certificate',
    certificateHint:
      'Everybody who passes gets a PDF with their name, a digital badge, and a page on which anybody can check both.',
    template: 'Certificate template',
    issuer: 'It names as issuer whoever owns the quiz, as their profile says it.',
    templates: {
      default: { title: 'Classic', description: 'A double frame with a seal, centred' },
      professional: { title: 'Corporate', description: 'A dark edge, set to the left' },
      modern: { title: 'Modern', description: 'Colour and large type' },
      elegant: { title: 'Elegant', description: 'A fine golden frame, in italics' },
    },
  },

  review: reviewMessages,

  wizard: {
    steps: 'Steps',
    previous: 'Previous',
    next: 'Next',
    guided: 'Create it step by step instead',
    template: 'Start from a template',
  },

  guided: guidedMessages,

  shortcuts: {
    title: 'Quiz editor',
    list: {
      save: 'Save the quiz',
      up: 'Move the question up',
      down: 'Move the question down',
      option: 'In an option: go to the next one, or add one',
      undo: 'Undo the last change',
      redo: 'Redo what was undone',
    },
  },

  history: historyMessages,

  problems: {
    publish: 'This quiz cannot be published yet.',
    change: 'These changes cannot be published.',
    needed: 'Before you can publish',
    save: 'Some fields are not valid.',
    more: (count: number) => `and ${count} more`,
    question: (number: number) => `Question ${number}`,
  },

  draft: {
    restored: 'Unsaved draft restored',
    restoredText: 'Your last changes were not saved. They are back, from this browser.',
    others: 'Other unsaved drafts',
    othersText: 'They were written in other tabs of this browser. What you see now stays in this list.',
    other: (title: string, when: string) => `${title}, ${when}`,
    open: 'Open',
    openOf: (title: string) => `Open the draft ${title}`,
    discard: 'Discard',
    discardTitle: 'Discard unsaved changes?',
    discardText: 'The copy in this browser is deleted. What is on the server stays as it is.',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved yet. A copy stays in this browser and is restored when you come back.',
    confirm: 'Leave',
    save: 'Save and leave',
  },

  stale: {
    title: 'This quiz has a newer version',
    text: 'It was saved in another window or by a colleague after you opened it here, so your changes were not saved. Nothing is lost: choose what to keep.',
    textBy: (name: string | undefined) =>
      `${name ?? 'Somebody whose account is deleted'} has saved it after you opened it here, so your changes were not saved. Nothing is lost: choose what to keep.`,
    different: 'What is different',
    words: {
      added: 'Only in your version',
      removed: 'Only in the newer version',
      changed: 'Questions that differ',
      moved: 'Questions in another place',
    },
    nothing: 'Both versions have the same content.',
    both: 'Changed in both',
    take: (part: string) => `Version to keep: ${part}`,
    mine: 'Yours',
    theirs: 'Newer',
    empty: 'Empty',
    deleted: 'Deleted',
    showAll: 'Show all',
    showLess: 'Show less',
    order: 'Order of the questions',
    question: 'Question',
    merge: 'Merge both',
    mergeHint: 'Nothing was changed in both. You see the result before you save it.',
    mergeChosenHint:
      'Takes the changes of both, and what you choose above. You see the result before you save it.',
    merged: 'Both versions merged',
    replace: 'Keep mine',
    replaceHint: 'Your version is saved over the newer one, which stays in the version history.',
    keep: 'Keep mine as a copy',
    keepHint: 'Your version becomes a new draft; this quiz stays as it was saved there.',
    load: 'Load the newer version',
    loadHint: 'Your version is put aside; you can take this back.',
    loaded: 'Newer version loaded',
    copied: 'Your version was saved as a copy',
    copyTitle: (title: string) => `${title} (copy)`,
    cancel: 'Not now',
  },

  editedKeys: {
    title: 'Grade earlier attempts again?',
    text: (count: number) =>
      `Your changes are saved. You changed the answer key of ${count === 1 ? 'a question' : `${count} questions`} that participants have already answered. Their results still follow the earlier key.`,
    hint: 'The preview shows whose result would change. You can also do this later: “Correct the answer key” in the overview’s menu.',
    later: 'Not now',
    preview: 'Preview the changes',
  },

  published: {
    title: 'Quiz published successfully!',
    text: 'Share the code or the link, and participants can start.',
    password:
      'Participants are also asked for the quiz password. Tell it to them yourself: it is in neither code nor link.',
    manage: 'My Quizzes',
    overview: 'Open overview',
    mixedTimes: (times: string, unlimited: number, all: number) =>
      `Questions have different time limits: ${times}${unlimited > 0 ? `; ${unlimited} of ${all} have none` : ''}.`,
    updated: 'Changes saved successfully!',
    draftSaved: 'Quiz saved as draft!',
    done: 'Published',
  },

  errors: {
    create: 'Unknown error creating quiz',
    save: 'Error saving changes',
    import: 'The questions could not be read. Please try again.',
    keptHere: 'Your changes are kept in this browser.',
    gone: 'The quiz does not exist any more.',
  },
} as const;
