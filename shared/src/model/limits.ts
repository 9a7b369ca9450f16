/** Sizes and counts that the API enforces. One place, read by schemas and forms. */
export const LIMITS = {
  /** US dollars for the entry to a quiz. */
  price: 10_000,
  bodyBytes: 1_000_000,
  multipartBytes: 4_000_000,
  name: 100,
  /** On a leaderboard. */
  displayName: 40,
  email: 254,
  /** Of a profile, each. */
  location: 100,
  phone: 30,
  bio: 500,
  title: 200,
  description: 5_000,
  /** What participants read before they start: of the item that every one of them reads. */
  instructions: 2_000,
  questionText: 5_000,
  optionText: 1_000,
  optionsMin: 2,
  optionsMax: 20,
  acceptedAnswers: 50,
  pairsMin: 2,
  pairsMax: 20,
  /** Right sides that belong to no left side; with the pairs at most 36, so that one base-36 digit names each. */
  distractors: 10,
  itemsMin: 2,
  itemsMax: 20,
  /** LaTeX of one formula, and the MathML that it becomes. */
  formula: 1_000,
  mathml: 20_000,
  /** LaTeX with chemistry in it, which takes most work by far. */
  chemistry: 200,
  /** Different formulas of one question. */
  formulas: 100,
  /** Texts of a quiz that several questions are about. */
  passages: 50,
  passageText: 10_000,
  /** MathML of all formulas of a quiz: with its texts it stays below what a function can answer. */
  mathmlOfQuiz: 1_500_000,
  /** LaTeX of all different formulas of a quiz: what one save may have to turn into MathML. */
  latexOfQuiz: 60_000,
  tags: 20,
  tagLength: 40,
  coverSizes: 6,
  /** Text in place of a picture, sound or film. */
  alt: 300,
  /** Files that one save may name for the first time. */
  newFiles: 1_000,
  questions: 500,
  /** Questions that one author may save to the bank by themselves. */
  bank: 5_000,
  /** And the bytes of their JSON: every look at the bank reads all of them. */
  bankBytes: 10_000_000,
  /** People who work on one quiz beside its owner, and open invitations, together. */
  coAuthors: 20,
  /** Quizzes that one call changes. */
  bulk: 100,
  /** That a quiz with a limit may take. */
  participants: 100_000,
  /** For which a quiz keeps what is handed in, unless it does for ever. */
  retentionMonths: 120,
  /** People with extra time at one quiz: every start reads them with the quiz. */
  accommodations: 200,
  extraFactor: 10,
  /** A week. */
  extraMinutes: 10_080,
  questionsPerPage: 50,
  pools: 50,
  poolName: 40,
  prizePlaces: 100,
  textAnswer: 20_000,
  /** Essays of one quiz: all of their texts fit into one answer of the server, and into one transaction. */
  essays: 50,
  /** What a grader says of an answer. */
  gradeComment: 2_000,
  /** And of all answers of a submission, in bytes: they lie in the item of the attempt. */
  gradeCommentsBytes: 60_000,
  /** Why somebody annulled or reopened an attempt: what its participant reads, too. */
  auditReason: 500,
  /** short_answer and each blank. */
  shortAnswer: 1_000,
  /** Changes of one answer that a hand-in counts; a long essay may have more. */
  answerChanges: 10_000,
  /** Of one participant at one quiz that may be taken as often as one likes: their ids have four digits. */
  attempts: 9_999,
  feedbackComment: 2_000,
  passwordMin: 8,
  /** Characters of a new quiz password. */
  quizPasswordMin: 6,
  passwordMax: 128,
  /** Text that one import may carry, in characters. */
  importText: 900_000,
  /** A file that is uploaded to be imported. */
  importBytes: 20_000_000,
  /** What a function can answer: 6 MB, in which four bytes stand for three. */
  exportBytes: 4_000_000,
  /** Submissions that are written while somebody waits. */
  exportedAtOnce: 1_000,
} as const;
