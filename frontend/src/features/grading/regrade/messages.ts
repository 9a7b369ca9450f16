const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

/** Messages of `/quiz/:id/regrade`. */
export const messages = {
  title: 'Correct the answer key',
  untitled: 'Untitled quiz',
  lead: (title: string) => `Everything handed in to “${title}” is graded again.`,
  back: 'Quiz overview',
  loading: 'Loading questions',
  draft: 'This quiz is not published yet, so it has no results to correct. Edit its questions instead.',
  edit: 'Edit the questions',
  form: {
    title: 'What was wrong?',
    hint: 'Choose a question and say what is right.',
    choose: 'Add a question',
    placeholder: 'Choose a question',
    kind: 'What to do',
    key: 'Correct the key',
    keyHint: 'Everything handed in is graded by what you say is right.',
    drop: 'Drop the question',
    dropHint:
      'It counts for nobody. It stays in the quiz, uncounted, until you take it out, change what it asks or correct its key.',
    right: 'Right answers',
    rightOne: 'Right answer',
    several: 'Accept several answers',
    severalEffect: 'Every selected option earns the points.',
    severalHint:
      'Whoever chose any of these gets the points. The editor shows one of them; the others go on being accepted until you change the question.',
    pairs: 'What belongs to each',
    order: 'The right order',
    former: 'no longer asked',
    formerHint: 'The quiz asks this question no more. Results of those who were asked it are graded again.',
    accepted: 'Accepted answers',
    acceptedHint: 'One a line.',
    blanksHint: 'One line for each blank; separate alternatives by |.',
    remove: 'Take out',
    notCounted: 'Not counted',
    dropped: 'It was dropped. Correct its key and it counts again.',
    preview: 'Preview',
    none: 'Choose at least one question first.',
  },
  edited: {
    title: 'Earlier attempts follow another key',
    text: (count: number) =>
      `The answer key of ${count === 1 ? 'a question' : `${count} questions`} was changed in the editor. Attempts from before keep their results until you apply it.`,
    add: 'Add to this correction',
  },
  moved: 'Somebody else has changed or corrected this quiz meanwhile.',
  movedText: 'You see it as it is now, with what you entered. Please look at it and preview it again.',
  leave: {
    title: 'Leave without applying?',
    message: 'Your corrections are not applied yet, and nothing of them is kept.',
    leave: 'Leave',
    stay: 'Continue correcting',
  },
  preview: {
    title: 'What changes',
    none: (attempts: number) => `No result changes. ${results(attempts)} looked at.`,
    summary: (affected: number, attempts: number) => `${affected} of ${results(attempts)} change.`,
    passes: (count: number) => `${count} now pass`,
    fails: (count: number) => `${count} now fail`,
    incomplete:
      'There are more than a preview can look at. Applying the correction goes through all of them.',
    first: 'The hundred that change most.',
    hidden: 'Only whoever grades this quiz sees whose results these are.',
    caption: 'Results that change',
    name: 'Participant',
    before: 'Before',
    after: 'After',
    change: 'Change in percentage points',
    attempt: (number: number) => `Attempt ${number}`,
    points: (value: number) => (value > 0 ? `+${value}` : String(value)).replace('-', '−'),
    passed: 'Passed',
    failed: 'Failed',
    later: 'Attempts that are submitted later are graded by the corrected key once you apply it.',
    apply: 'Apply the correction',
  },
  confirm: {
    title: (affected: number) => (affected === 0 ? 'Apply the corrected key?' : 'Grade everything again?'),
    message: (affected: number) =>
      affected === 0
        ? 'No result changes. Attempts that are submitted later are graded by the corrected key. You can correct it again.'
        : `${results(affected)} will change. Participants who have seen their result are told. It cannot be taken back, but corrected again.`,
    apply: 'Apply',
  },
  run: {
    title: 'Correction',
    progress: 'Grading again',
    settling: (total: number) =>
      `${total === 1 ? 'The result is' : `All ${total} results are`} graded again. For some seconds more, results that come in by the former key are looked for.`,
    leaveIt: 'You can leave this page; the correction goes on.',
    done: (changed: number, nowPass: number, nowFail: number) =>
      [
        changed === 0 ? 'No result changed' : `${results(changed)} changed`,
        ...(nowPass > 0 ? [`${nowPass} now pass`] : []),
        ...(nowFail > 0 ? [`${nowFail} now fail`] : []),
      ].join(', ') + '.',
    failed: 'Some results could not be corrected yet.',
    failedText: 'Go on, and the rest is graded as well. Nothing is counted or told twice.',
    others: 'A correction is being applied',
    othersText: 'Somebody else corrects this quiz. You can go on as soon as it is done.',
    again: 'Go on',
    another: 'Correct something else',
    gone: 'This correction is no longer known.',
    unknown:
      'How far the correction is could not be found out. It goes on, and is looked at again in a moment.',
  },
  history: {
    title: 'Earlier corrections',
    by: (name: string) => `by ${name}`,
    somebody: 'somebody',
    running: 'In progress',
    failed: 'Stopped before its end',
    unknown: 'A question that is no longer in the quiz',
    drop: 'Dropped',
    right: (texts: string) => `Right: ${texts}`,
    accept: (texts: string) => `Also accepted: ${texts}`,
  },
};
