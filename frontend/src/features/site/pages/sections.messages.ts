/** Texts of the landing page from the logos down: loaded after the first screen. Both trial periods are meant: docs/product/site.md. */
export const SECTIONS = {
  logos: { label: 'In the classrooms and training rooms of' },
  tour: {
    eyebrow: 'The product',
    heading: 'See it before you sign up',
    text: 'These are the real screens, with a quiz that people have really taken.',
    tabs: 'Screens of Quizhall',
    pause: 'Pause the tour',
    play: 'Let the tour go on',
    panels: [
      {
        name: 'quizzes',
        tab: 'Quizzes',
        alt: 'The list of quizzes: each with its cover, status, number of responses, average score and average time.',
      },
      {
        name: 'editor',
        tab: 'Questions',
        alt: 'The editor of Solar System with its sections and its list of questions, their types, points and times.',
      },
      {
        name: 'share',
        tab: 'Sharing',
        alt: 'Sharing a quiz: its code, its direct link, and a QR code to put on the wall.',
      },
      {
        name: 'statistics',
        tab: 'Statistics',
        alt: 'Statistics of a quiz: participants, average score, pass rate, the distribution of scores and the latest attempts.',
      },
    ],
  },
  counters: {
    heading: 'Quizhall in numbers',
    items: [
      { target: 50_000, suffix: '+', label: 'users' },
      { target: 250_000, suffix: '+', label: 'quizzes' },
      { target: 1_200, suffix: '+', label: 'organizations' },
      { target: 98, suffix: '%', label: 'satisfaction' },
    ],
  },
  features: {
    eyebrow: 'Features',
    heading: 'Everything between the question and the grade',
    text: 'The calm, boring parts are done for you, so that you can think about the questions.',
    tabs: 'Features',
    items: [
      {
        name: 'offline',
        tab: 'Taking',
        title: 'Made for bad wifi',
        text: 'Every answer is saved as it is given. When the network drops, people go on; when it returns, their answers follow.',
        points: [
          'A reload or an empty battery loses nothing',
          'What has been saved is always on screen',
          'Number keys choose, Enter goes on, F flags',
        ],
        alt: 'A quiz while the network is cut. The status line says: Offline: 3 answers will be sent when you are back.',
      },
      {
        name: 'import',
        tab: 'Importing',
        title: 'Bring the questions you have',
        text: 'Paste a question bank or drop a file. You see, item by item, what is kept and what needs a look.',
        points: [
          'CSV, Excel, GIFT, Aiken and Moodle XML',
          'Repeated questions are found for you',
          'Nothing is added before you say so',
        ],
        alt: 'The import of a question file: 24 kept, 2 changed, 1 dropped, with each question to choose from.',
      },
      {
        name: 'result',
        tab: 'Grading',
        title: 'Graded for you',
        text: 'Choices, true or false, short answers and blanks are marked the moment somebody submits.',
        points: [
          'Explanations where you wrote them',
          'You decide what people see afterwards',
          'You set what it takes to pass',
        ],
        alt: 'The result of a quiz: 90 percent, passed, with the points and the answers to look through.',
      },
      {
        name: 'items',
        tab: 'Understanding',
        title: 'Numbers you can act on',
        text: 'Score distribution, pass rate, and which question everybody missed.',
        points: [
          'How many got each question right',
          'How long each one took',
          'There the moment people submit',
        ],
        alt: 'Statistics by question: how many percent answered each one right, and how long it took.',
      },
    ],
    tiles: {
      fair: {
        title: 'Fair by design',
        text: 'One clock for everyone, shuffled questions, and no answer key in the browser.',
      },
      everyone: {
        title: 'For everyone in the room',
        text: 'Keyboard, screen reader, large text, small phone: taking a quiz works the same.',
      },
      versions: {
        title: 'Safe to change',
        text: 'Saving publishes the next version. Whoever has started finishes the one they started with.',
      },
    },
  },
  steps: {
    eyebrow: 'How it works',
    heading: 'From questions to results in three steps',
    items: [
      {
        title: 'Create',
        text: 'Write your questions or import them. Set a time limit, a passing score, and what people see afterwards.',
      },
      {
        title: 'Share',
        text: 'Publish, and send one short code or link. Guests can join without an account if you let them.',
      },
      {
        title: 'See',
        text: 'Scores and statistics are there the moment people submit. Nothing to collect, nothing to mark.',
      },
    ],
  },
  uses: {
    eyebrow: 'Use cases',
    heading: 'Where a quiz does the work',
    items: [
      {
        name: 'question',
        title: 'In class',
        text: 'Ten minutes before the bell: import last year’s questions and put the code on the board. At the end of the lesson you know what to teach again.',
        alt: 'A question on a phone: which planet has the shortest day? Jupiter is chosen of four answers.',
      },
      {
        name: 'result',
        title: 'In training',
        text: 'A passing score, as many attempts as you allow, and a list of who has passed and who still has to. On site, on any phone, with any reception.',
        alt: 'A result on a phone: 90 percent, passed.',
      },
      {
        name: 'overview',
        title: 'At quiz night',
        text: 'Guests type the code from the table and play. No account, no app, and nobody has to add up points on a beer mat.',
        alt: 'The page of a quiz on a phone: its cover, ten questions, twelve minutes.',
      },
    ],
  },
  pricing: {
    eyebrow: 'Pricing',
    heading: 'Start free, grow when you need to',
    text: 'Taking quizzes is always free.',
    note: 'All paid plans start with a 7-day free trial.',
    compare: 'Compare the plans in detail',
  },
  faq: {
    eyebrow: 'FAQ',
    heading: 'Good questions',
    text: 'Something else?',
    help: 'Open the Help Center',
    items: [
      {
        question: 'Do people need an account to take my quiz?',
        answer:
          'Only if you ask for one. By default guests join with the code; you can ask for a name, or require sign-in, in the settings of each quiz.',
      },
      {
        question: 'What happens when somebody loses the connection?',
        answer:
          'They keep answering. Answers wait on their device and are sent as soon as the network is back, and the quiz shows at all times what has been saved.',
      },
      {
        question: 'Can I use questions that I already have?',
        answer:
          'Yes. Import a table, a Word document or plain text. You get a report of what was kept, changed or dropped, and why, before anything is added.',
      },
      {
        question: 'Can I change a quiz after publishing it?',
        answer:
          'Yes. Saving publishes the next version. Whoever has already started finishes the version that they started with.',
      },
      {
        question: 'Which question types are there?',
        answer:
          'Single choice, multiple choice, true or false, short answer, fill in the blank, matching and ordering, all graded automatically. Essays you grade yourself.',
      },
      {
        question: 'Who can see the results?',
        answer:
          'You see every attempt of your quizzes. You decide whether people see their score, the correct answers and the explanations.',
      },
    ],
  },
  closing: {
    heading: 'Your next quiz is three minutes away.',
    text: 'Start your 14-day trial, or stay on the free plan for as long as you like.',
    action: 'Create your first quiz',
    join: 'Join with a code',
    prices: 'See the plans',
    help: 'Read the answers to common questions',
  },
} as const;
