/** Texts of the landing page. Prices, plans and trial claims: spec 1 §1. */
export const MESSAGES = {
  title: 'Create, share and take quizzes',
  hero: {
    eyebrow: 'For classrooms, teams and curious people',
    headline: 'Find out what they really know.',
    text: 'Turn your questions into a quiz in minutes, share one short code, and watch the answers come in. It works on any phone, even when the wifi does not.',
    start: 'Get Started Free',
    joinLabel: 'Have a quiz code?',
    joinPlaceholder: 'Enter code',
    join: 'Join',
    joinHint: 'No account needed when the quiz allows guests.',
  },
  preview: {
    label:
      'A quiz question on screen: which planet has the shortest day? Jupiter is chosen of four answers, 18 seconds are left, and the answer is saved.',
    quiz: 'Solar System Basics',
    place: 'Question 7 of 20',
    question: 'Which planet has the shortest day?',
    options: ['Mars', 'Jupiter', 'Venus', 'Neptune'],
    chosen: 1,
    saved: 'Saved',
    next: 'Next',
    code: 'Join code',
    codeValue: 'K7XQ2M',
    average: 'Average score',
    averageValue: '82%',
  },
  features: {
    eyebrow: 'Features',
    heading: 'Everything between the question and the grade',
    text: 'The calm, boring parts are done for you, so that you can think about the questions.',
    offline: {
      title: 'Made for bad wifi',
      text: 'Every answer is saved as it is given. When the network drops, people go on; when it returns, their answers follow. A reload or an empty battery loses nothing.',
      states: ['Saved', 'Offline: 3 answers will be sent when you are back', 'All answers are in'],
    },
    import: {
      title: 'Bring the questions you have',
      text: 'Paste a question bank or drop a CSV file. You see, item by item, what is kept and what needs a look.',
      sample: ['What is the chemical symbol for gold?', 'Ag', 'Au', 'Gd'],
      kept: '20 kept',
      dropped: '2 dropped',
    },
    results: {
      title: 'Numbers you can act on',
      text: 'Score distribution, pass rate, and which question everybody missed.',
      chart: 'Score distribution',
    },
    grading: {
      title: 'Graded for you',
      text: 'Choices, true or false, short answers and blanks are marked the moment somebody submits.',
    },
    fair: {
      title: 'Fair by design',
      text: 'One clock for everyone, shuffled questions, and no answer key in the browser.',
    },
    everyone: {
      title: 'For everyone in the room',
      text: 'Keyboard, screen reader, large text, small phone: taking a quiz works the same.',
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
  pricing: {
    eyebrow: 'Pricing',
    heading: 'Start free, grow when you need to',
    text: 'Taking quizzes is always free.',
    popular: 'Most popular',
    includes: 'includes',
    note: 'All paid plans start with a 7-day free trial.',
    plans: [
      {
        name: 'Free',
        price: '$0',
        period: 'forever',
        description: 'For trying things out and small groups.',
        features: [
          'Up to 3 quizzes',
          '50 responses a month',
          'Basic question types',
          'Email support',
          'Quizhall branding',
        ],
        action: 'Get Started Free',
        to: '/get-started',
        popular: false,
      },
      {
        name: 'Pro',
        price: '$29',
        period: 'per month',
        description: 'For teachers who quiz every week.',
        features: [
          'Unlimited quizzes and responses',
          'All question types',
          'Advanced analytics',
          'Priority support',
          'Custom branding',
          'Export',
          'Team collaboration',
        ],
        action: 'Start 14-day free trial',
        to: '/auth/signup?type=moderator',
        popular: true,
      },
      {
        name: 'Enterprise',
        price: 'Custom',
        period: 'per organization',
        description: 'For schools and companies.',
        features: [
          'SSO and SAML',
          'Dedicated support',
          'Custom integrations',
          'Advanced security',
          'SLA',
          'Onboarding',
          'White label',
        ],
        action: 'Sign up your organization',
        to: '/auth/signup?type=org',
        popular: false,
      },
    ],
  },
  faq: {
    eyebrow: 'FAQ',
    heading: 'Good questions',
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
          'Yes. Import a CSV file or plain text. You get a report of what was kept, changed or dropped, and why, before anything is added.',
      },
      {
        question: 'Can I change a quiz after publishing it?',
        answer:
          'Yes. Saving publishes the next version. Whoever has already started finishes the version that they started with.',
      },
      {
        question: 'Which question types are there?',
        answer:
          'One choice, multiple choice, true or false, short answer and fill in the blank. All of them are graded automatically.',
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
  },
} as const;
