import { formatNumber } from '@/lib/format.ts';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

export const messages = {
  title: 'Grading',
  documentTitle: (title: string) => `Grading: ${title}`,
  back: 'Quiz overview',
  loading: 'Loading what waits for a grade',
  failed: 'What waits for a grade could not be loaded.',
  more: 'Look at more submissions',
  views: { label: 'Grading', answers: 'To grade', graded: 'Graded', release: 'Release' },

  bar: {
    by: 'Go through',
    byQuestion: 'One question at a time',
    byParticipant: 'One participant at a time',
    blind: 'Hide names',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} graded`,
    question: 'Question',
    left: (label: string, left: number) =>
      left > 0 ? `${label} · ${formatNumber(left)} left` : `${label} · done`,
    shortcuts: 'Keyboard shortcuts',
  },
  nameless: 'No name given',
  participant: (tag: string) => `Participant ${tag}`,
  tellWhere: (place: number, total: number, who: string, words: number) =>
    `Answer ${place} of ${total}, ${who}, ${messages.words(words)}`,

  answer: {
    loading: 'Loading the answer',
    failed: 'This answer could not be loaded.',
    retry: 'Try again',
    gone: 'This answer is released',
    goneText: 'Somebody has released it meanwhile. Nothing more waits here.',
    heading: (who: string) => `Answer of ${who}`,
    question: 'Question',
    place: (place: number, total: number) => `${formatNumber(place)} of ${formatNumber(total)}`,
    rubric: 'Rubric',
    noRubric: 'The question has none. Whoever edits the quiz can write one as its explanation.',
    previous: 'Previous',
    next: 'Next',
  },
  words: (words: number) => count(words, 'word', 'words'),

  form: {
    title: 'Your grade',
    points: (most: number) => `Points, 0 to ${formatNumber(most)}`,
    pointsMissing: 'Please give points',
    pointsInvalid: (most: number) => `Points must be from 0 to ${most}`,
    pointsPrecision: 'Points have two decimals at most',
    quick: 'Quick points',
    none: 'None',
    half: 'Half',
    full: 'Full',
    comment: 'Comment for the participant',
    save: 'Save and next',
    saveLast: 'Save',
    saved: 'Saved',
    failed: 'The grade could not be saved. It is kept on this device.',
    offline: 'No connection. The grade is kept on this device and sent when you are back.',
    unsaved: 'Not saved yet',
  },
  conflict: {
    title: 'Somebody else has graded this answer',
    text: (name: string) => `${name} saved another grade after you opened this answer. Which one stands?`,
    somebody: 'Somebody else',
    theirs: (name: string) => `${name}’s grade`,
    mine: 'Your grade',
    noComment: 'No comment',
    keepTheirs: 'Keep theirs',
    keepMine: 'Save mine',
    points: (points: number | undefined, most: number) =>
      points === undefined ? 'No points' : `${formatNumber(points)} of ${formatNumber(most)} points`,
  },
  kept: {
    text: (grades: number) =>
      `${count(grades, 'grade is', 'grades are')} kept on this device and not saved yet.`,
    open: 'Go there',
    send: 'Save now',
  },
  leave: {
    title: 'Leave without saving?',
    message: 'What you typed stays on this device and is here when you come back. Nobody else sees it.',
    leave: 'Leave',
    stay: 'Continue grading',
  },

  done: {
    title: 'Everything is graded',
    text: (ready: number) =>
      `${count(ready, 'result waits', 'results wait')} for you to release ${ready === 1 ? 'it' : 'them'}.`,
    release: 'Release results',
    look: 'Look through the grades',
  },
  nothing: {
    title: 'Nothing waits for a grade',
    text: 'Essays that participants hand in appear here. You are told by a notification.',
  },
  graded: {
    caption: 'Graded answers that are not released',
    hint: 'Participants see nothing of this before the release. Until then every grade can be changed.',
    participant: 'Participant',
    question: 'Question',
    points: 'Points',
    action: 'Action',
    edit: 'Change',
    editOf: (who: string) => `Change the grade of ${who}`,
    empty: 'Nothing is graded and unreleased',
    emptyText: 'What you grade is listed here until its result is released.',
    start: 'Grade answers',
  },

  notHere: {
    title: 'Nothing of this submission is to be graded',
    text: 'It has no essays, is released already, or is no submission of this quiz.',
    others: 'Grade the others',
  },
  release: {
    title: 'What a release does',
    ready: (results: number) =>
      results === 0
        ? 'No result is ready to be released.'
        : `${count(results, 'result is', 'results are')} ready.`,
    tells:
      'Their participants see the score, and the comments with their answers as soon as this quiz shows those. They are told once by notification and mail. This cannot be taken back.',
    waiting: (results: number) =>
      `${count(results, 'submission waits', 'submissions wait')} for a grade and ${results === 1 ? 'stays' : 'stay'} hidden.`,
    open: (results: number) =>
      `Answers to ${count(results, 'submission', 'submissions')} may still arrive for some minutes.`,
    released: (results: number) => `${count(results, 'result is', 'results are')} out already.`,
    grade: 'Grade them',
    all: 'Release all',
    selected: (results: number) => `Release ${formatNumber(results)}`,
    caption: 'Results that are ready',
    participant: 'Participant',
    handedIn: 'Handed in',
    points: 'Points of essays',
    confirm: {
      title: 'Release results?',
      all: 'Everybody of whom nothing waits for a grade sees their result, and what this quiz held back. They are told by notification and mail. This cannot be taken back.',
      some: (results: number) =>
        `${count(results, 'participant sees the result', 'participants see their results')} and ${results === 1 ? 'is' : 'are'} told by notification and mail. This cannot be taken back.`,
      label: 'Release results',
    },
    failed: 'The release could not begin. Nothing is released.',
    running: (done: number, total: number) =>
      total > 0 ? `Releasing: ${formatNumber(done)} of ${formatNumber(total)}` : 'Releasing',
    leaveIt: 'You can leave this page; the release goes on.',
    done: 'Results are released. Their participants are being told.',
    unknown: 'How far the release is could not be found out.',
    stopped: 'Some results could not be released. Please try again.',
    again: 'Look again',
    emptyTitle: 'Nothing waits for a release',
    emptyText: 'Every result that is ready is out.',
  },

  keys: {
    title: 'Grading',
    next: 'Go to the next answer',
    previous: 'Go to the previous answer',
    full: 'Give full points',
    half: 'Give half of the points',
    none: 'Give no points',
    points: 'Write points: digits in the field',
    comment: 'Write a comment',
    save: 'Save and go on, from the points',
    saveComment: 'Save and go on, from the comment',
  },
} as const;
