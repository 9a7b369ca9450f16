/** Texts of the landing page's first screen; the others are in `sections.messages.ts`, so that they load later. */
export const MESSAGES = {
  title: 'Create, share and take quizzes',
  hero: {
    headline: 'Find out what they really know.',
    text: 'Turn your questions into a quiz in minutes, share one short code, and watch the answers come in. It works on any phone, even when the wifi does not.',
    start: 'Get Started Free',
    demo: 'Watch Demo',
    joinLabel: 'Have a quiz code?',
    joinPlaceholder: 'Enter code',
    join: 'Join',
    joinHint: 'No account needed when the quiz allows guests.',
  },
  /** Marketing claims, one at a time. */
  badge: {
    label: 'Quizhall in numbers',
    items: ['50K+ users', '250K+ quizzes', '1M+ responses', '98% satisfaction', '4.9/5 from 2,500+ reviews'],
    pause: 'Pause the figures',
    play: 'Let the figures change',
  },
  more: {
    failed: 'The rest of this page could not be loaded.',
    retry: 'Load it again',
  },
  preview: {
    label:
      'A quiz question on screen: which planet has the shortest day? Jupiter is chosen of four answers, the answer is saved, and 11 minutes are left.',
    quiz: 'Solar System',
    place: 'Q 7/20',
    time: '11:42',
    position: 'Question 7 of 20',
    points: '10 points',
    prompt: 'Choose one answer',
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
} as const;
