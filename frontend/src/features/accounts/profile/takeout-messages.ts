/** Texts of the download of one's data in the tab Security of /account/profile. */
export const takeoutMessages = {
  title: 'Your data',
  hint: 'Everything that your account holds, as one JSON file: profile, sign-ins, quizzes, attempts and payments.',
  write: 'Download my data',
  saved: 'Your data is saved',
  failed: 'Your data could not be written',
  running: 'Writing your data',
  runningHint: 'It is much, so it takes a moment. You can leave this page and come back.',
  ready: 'Your file is ready. It is kept for two days.',
  fetch: 'Save the file',
  fetchFailed: 'The file could not be fetched',
  again: 'Write it again',
} as const;
